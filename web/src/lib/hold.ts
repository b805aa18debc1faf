// Fingers cannot hover: they press a little longer to see what would happen, without choosing it.
import type { Attachment } from "svelte/attachments";

const LONG = 450;

/** Call when a finger rests; the click that follows is dropped, unless the call returns false. */
export const hold =
  (call: (event: Event) => boolean | void): Attachment<Element> =>
  (node) => {
    let timer = 0;
    let held = false;
    const press = (event: Event) => {
      if ((event as PointerEvent).pointerType === "mouse") return;
      held = false;
      timer = window.setTimeout(() => {
        held = call(event) !== false;
      }, LONG);
    };
    const stop = () => clearTimeout(timer);
    const click = (event: Event) => {
      if (!held) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      held = false;
    };
    const menu = (event: Event) => {
      if (held) event.preventDefault();
    };
    const listeners: [string, (event: Event) => void][] = [
      ["pointerdown", press],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    node.addEventListener("click", click, { capture: true });
    return () => {
      stop();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      node.removeEventListener("click", click, { capture: true });
    };
  };
