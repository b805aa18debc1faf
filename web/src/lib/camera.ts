// What part of a drawing a window on the screen shows, and how it changes when people zoom and pan. Plain geometry:
// the drawing is measured in its own units, the window in pixels.
import type { Point } from "./directions";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** The point of the drawing in the middle of the window, and how many pixels a unit takes. */
export interface Camera extends Point {
  scale: number;
}

/** How close people can get: so many times the whole. */
const CLOSEST = 4;
/** Scales that differ by less look the same. */
const NEARLY = 1.01;

/** The scale at which the whole drawing fits into the window. */
export const wholeScale = (box: Box, size: Size): number => Math.min(size.width / box.width, size.height / box.height);

/** Where people start: with the whole drawing, or with all of its height, however wide it is. */
export function homeCamera(box: Box, size: Size, fits: "whole" | "height"): Camera {
  const whole = wholeScale(box, size);
  const scale = fits === "height" ? Math.max(whole, size.height / box.height) : whole;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** A part of the drawing is shown at most so many times as large as the whole. */
const MAGNIFIED = 1.5;

/** The camera that shows a part of the drawing as large as possible. */
export function framing(part: Box, box: Box, size: Size): Camera {
  const scale = Math.min(wholeScale(part, size), MAGNIFIED * wholeScale(box, size));
  return { x: part.x + part.width / 2, y: part.y + part.height / 2, scale };
}

/** Where a drawing that is shown anew has to start, in order to travel from where it was: the movement in pixels, then
 *  the factor, from the upper left corner. */
export function travel(before: Box, now: Box, size: Size): { x: number; y: number; factor: number } {
  const scale = size.width / before.width;
  return { x: (now.x - before.x) * scale, y: (now.y - before.y) * scale, factor: now.width / before.width };
}

/** The part of the drawing that the window shows. */
export function shownBy({ x, y, scale }: Camera, size: Size): Box {
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The same camera inside the drawing: not too far, not too close, and with nothing beside the drawing unless all of
 *  it is shown in that direction. */
export function within(camera: Camera, box: Box, size: Size): Camera {
  const whole = wholeScale(box, size);
  const scale = Math.min(Math.max(camera.scale, whole), CLOSEST * whole);
  const middle = (at: number, start: number, length: number, shown: number) =>
    shown >= length ? start + length / 2 : Math.min(Math.max(at, start + shown / 2), start + length - shown / 2);
  return {
    x: middle(camera.x, box.x, box.width, size.width / scale),
    y: middle(camera.y, box.y, box.height, size.height / scale),
    scale,
  };
}

/** Closer by a factor, with the same point of the drawing under a point of the window. */
export function zoomedAt(camera: Camera, factor: number, at: Point, size: Size): Camera {
  const keep = (1 - 1 / factor) / camera.scale;
  return {
    x: camera.x + (at.x - size.width / 2) * keep,
    y: camera.y + (at.y - size.height / 2) * keep,
    scale: camera.scale * factor,
  };
}

/** Moved with a finger that went so many pixels. */
export const drag = (camera: Camera, by: Point): Camera => ({
  x: camera.x - by.x / camera.scale,
  y: camera.y - by.y / camera.scale,
  scale: camera.scale,
});

/** Whether one camera is closer than another. */
export const isCloser = (camera: Camera, than: Camera): boolean => camera.scale > than.scale * NEARLY;

/** Whether a window shows less than the whole drawing. */
export const isPart = (shown: Box, box: Box): boolean =>
  shown.width * NEARLY < box.width || shown.height * NEARLY < box.height;

/** Whether a point lies in a box, so far from its edge. */
export const holds = (box: Box, { x, y }: Point, air = 0): boolean =>
  x >= box.x + air && x <= box.x + box.width - air && y >= box.y + air && y <= box.y + box.height - air;
