// What flies over the table in an event: blocks and workers to the wall, goods between stockpile, prisons and players,
// points to those who won them.
import { WAVE, type Flight, type Place, type Sketch } from "../../lib/flights";
import type { HuangDiEvent } from "../../wire";
import { SEATS, paint } from "./pieces";
import { rowOf } from "./wall";

type Type = HuangDiEvent["type"];
type EventOf<T extends Type> = Extract<HuangDiEvent, { type: T }>;
type Makers = { [T in Type]?: (event: EventOf<T>) => Flight[] };

/** Convicts walk to a block one after the other. */
export const CONVICT = 120;
/** After this the marker has arrived, and the jade is moved. */
export const MARKER = 480;

const STOCK: Place = ["place stock"];
const atSeat = (seat: number): Place => [`seat ${seat}`];
const on = (cell: string): Place => [`space ${cell}`];
const yard = (province: number): Place => [`province ${province}`];

const block = (owner: string): Sketch => ({
  uses: [
    { href: "hd-block", x: 0, y: 0, width: "100%", height: "100%" },
    { href: `hd-mark-${owner}`, x: "30%", y: "25%", width: "40%", height: "50%" },
  ],
  style: paint(owner),
});
const thing = (symbol: string, width: number, height: number, style = ""): Sketch => ({
  box: `0 0 ${width} ${height}`,
  uses: [{ href: symbol, x: 0, y: 0, width, height }],
  style,
});
const JADE = thing("hd-jade", 32, 32);
const PEASANT = thing("hd-peasant", 32, 36);
const CONVICTS = thing("hd-convict", 32, 36);
const emblem = (seat: number): Sketch => thing(`hd-mark-${SEATS[seat]}`, 24, 24, "color: var(--ink)");

/** Several equal things on one way, one after the other. */
const several = (number: number, look: Sketch, from: Place, to: Place, delay = 0): Flight[] =>
  Array.from({ length: number }, (_, index) => ({
    look,
    from,
    to,
    manner: "travel",
    size: 26,
    delay: delay + index * Math.min(WAVE, 240 / number),
  }));

/** A number of jade on its way. */
const jade = (number: number, from: Place, to: Place, delay = 0): Flight[] =>
  number ? [{ look: JADE, from, to, manner: "travel", size: 20, text: String(number), delay }] : [];

/** What flies, event by event. It remembers where points are won, and what was bid. */
export class Air {
  private spot: Place = [];
  private bids: readonly number[] = [];

  of(event: HuangDiEvent): Flight[] {
    const make = this.makers[event.type] as ((event: HuangDiEvent) => Flight[]) | undefined;
    return make?.(event) ?? [];
  }

  private flyBlock({ seat, cell, emperor }: EventOf<"BlockPlaced">): Flight[] {
    this.spot = on(cell);
    const look = block(emperor ? "emperor" : SEATS[seat]!);
    return [{ look, from: atSeat(seat), to: on(cell), manner: "travel", piece: `block ${cell}` }];
  }

  /** The block splits, and both halves go to its owner. */
  private removed({ owner, cell }: EventOf<"BlockRemoved">): Flight[] {
    const look = block(SEATS[owner]!);
    const half = (side: "left" | "right"): Flight => ({
      look,
      from: on(cell),
      to: atSeat(owner),
      manner: "split",
      half: side,
      piece: `block ${cell}`,
    });
    return [half("left"), half("right")];
  }

  private workers({ seat, cells, peasants, convicts }: EventOf<"BuildDeclared">): Flight[] {
    const looks = [...Array<Sketch>(peasants).fill(PEASANT), ...Array<Sketch>(convicts).fill(CONVICTS)];
    return looks.map((look, index) => ({
      look,
      from: atSeat(seat),
      to: on(cells[index % cells.length]!),
      manner: "step",
      size: 30,
      delay: index * Math.min(WAVE, 220 / looks.length),
    }));
  }

  /** The marker goes to the winner; then the jade of the others comes back, and there is an emperor block. */
  private marker({ seat }: EventOf<"MarkerTaken">): Flight[] {
    const back = this.bids.flatMap((bid, other) =>
      other === seat ? [] : jade(bid, [`bid ${other}`, ...atSeat(other)], atSeat(other), MARKER),
    );
    const marker: Flight = {
      look: thing("hd-marker", 40, 40),
      from: ["place marker", ...STOCK],
      to: atSeat(seat),
      manner: "travel",
      size: 44,
      piece: "marker",
    };
    const emperor: Flight = {
      look: block("emperor"),
      from: STOCK,
      to: atSeat(seat),
      manner: "travel",
      size: 34,
      delay: MARKER,
      piece: "emperor",
    };
    this.bids = [];
    return [marker, ...back, emperor];
  }

  private makers: Makers = {
    BlockPlaced: (e) => this.flyBlock(e),
    BlockRemoved: (e) => this.removed(e),
    BuildDeclared: (e) => this.workers(e),
    MarkerTaken: (e) => this.marker(e),
    BidsRevealed: (e) => {
      this.bids = e.bids;
      return [];
    },
    FavourPlayed: (e) => {
      this.spot = on(e.cells[0]!);
      return [];
    },
    RowScored: (e) => {
      this.spot = on(rowOf(e.province, e.level)[2]!);
      return [];
    },
    PointsScored: (e) => [
      {
        look: emblem(e.seat),
        from: this.spot.length ? this.spot : atSeat(e.seat),
        to: this.spot.length ? atSeat(e.seat) : [],
        manner: "rise",
        size: 18,
        text: `+${e.number}`,
      },
    ],
    JadePaid: (e) =>
      e.cause === "P3"
        ? jade(e.number, [`bid ${e.seat}`, ...atSeat(e.seat)], STOCK, MARKER)
        : jade(e.number, atSeat(e.seat), STOCK),
    JadeTaken: (e) => jade(e.number, STOCK, atSeat(e.seat)),
    PrisonFilled: (e) => {
      const delay = e.cause === "P3" ? MARKER : 0;
      const way = [STOCK, yard(e.province), delay] as const;
      return [...jade(e.jade, ...way), ...several(e.convicts, CONVICTS, ...way)];
    },
    PrisonEmptied: (e) => [
      ...jade(e.jade, yard(e.province), atSeat(e.seat)),
      ...several(e.convicts, CONVICTS, yard(e.province), atSeat(e.seat)),
    ],
    PeasantsRecruited: (e) => several(e.number, PEASANT, STOCK, atSeat(e.seat)),
    ConvictsTaken: (e) => several(e.number, CONVICTS, STOCK, atSeat(e.seat)),
    BlocksQuarried: (e) => several(e.number, block(SEATS[e.seat]!), STOCK, atSeat(e.seat)),
    WorkersDied: (e) =>
      e.cause === "B4"
        ? Array.from({ length: e.convicts }, (_, index) => ({
            look: CONVICTS,
            from: atSeat(e.seat),
            to: this.spot,
            manner: "step",
            size: 34,
            delay: CONVICT * index,
          }))
        : [],
    TaskmasterMoved: (e) => [
      {
        look: thing("hd-taskmaster", 40, 56, paint(SEATS[e.seat]!)),
        from: [`taskmaster ${SEATS[e.seat]}`, ...yard(e.origin)],
        to: yard(e.province),
        manner: "travel",
        size: 56,
        piece: `taskmaster ${SEATS[e.seat]}`,
      },
    ],
  };

  /** The cell that the next events are about. */
  about(cell: string): void {
    this.spot = on(cell);
  }
}
