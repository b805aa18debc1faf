// Generated from docs/schemas/wire.schema.json by `python -m tianming.server.wire_types`: do not edit.
// What the frames mean is told in docs/wire.md.

/** What a client sends. */
export type ClientFrame = Hello | Act | Undo | AskWhy | AskForecast | AskHint | Concede | Agree | TakeBack | Resync;

/** What the server sends. */
export type ServerFrame = Sync | Ack | Refused | Why | Foretold | Hinted;

/** How much time everybody has. */
export type Pace = NoClock | LiveClock | DaysClock;

/** Everybody takes the time he needs. */
export interface NoClock {
  type: "none";
}

/** A bank of seconds for the game, and so many more for every decision. */
export interface LiveClock {
  type: "live";
  /** Default: 1200. */
  bank?: number;
  /** Default: 10. */
  increment?: number;
}

/** So many days for every decision. */
export interface DaysClock {
  type: "days";
  /** Default: 3. */
  days?: number;
}

/** The first frame: tokens of seats that the cookie does not give, and what the client has seen already. */
export interface Hello {
  type: "hello";
  /** Default: []. */
  tokens?: string[];
  /** Default: 0. */
  length?: number;
  /** Default: 0. */
  undone?: number;
}

/** Answer the decision of that number of a seat. */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  decision: number;
  action: string;
}

/** Take back the last actions of a seat, as many as said. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  decision: number;
  /** Default: 1. */
  steps?: number;
}

/** Why is an action not allowed? */
export interface AskWhy {
  type: "why";
  id: number;
  seat: number;
  action: string;
}

/** What would an action do? */
export interface AskForecast {
  type: "forecast";
  id: number;
  seat: number;
  action: string;
}

/** What would a strong player do? Answered where the table allows hints. */
export interface AskHint {
  type: "hint";
  id: number;
  seat: number;
}

/** Offer to give up, or take the offer back. */
export interface Concede {
  type: "concede";
  id: number;
  seat: number;
  /** Default: true. */
  offer?: boolean;
}

/** Agree that those who offered to give up have lost. */
export interface Agree {
  type: "agree";
  id: number;
  seat: number;
}

/** Take one's seat back from the bot that plays for one. */
export interface TakeBack {
  type: "return";
  id: number;
  seat: number;
}

/** Send everything again. */
export interface Resync {
  type: "resync";
  id: number;
}

/** A seat as everybody sees it. A clock that runs since `since` has `bank` seconds less the time since then. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  away: boolean;
  conceded: boolean;
  agreed: boolean;
  decision: number;
  bank: number;
  since: number | null;
}

/** A table as everybody sees it; the seed is there once the game is over. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  players: number;
  status: "aside" | "ended" | "open" | "playing";
  public: boolean;
  hints: boolean;
  pace: Pace;
  commitment: string;
  seed: string | null;
  notice: string;
  rematch: string | null;
  host: string;
  created: number;
  changed: number;
  version: number;
  outcome: Outcome | null;
  seats: SeatInfo[];
}

/** How a game ended: each seat's rank (1 is best, ties share), its result, and why the game ended. */
export interface Outcome {
  ranks: number[];
  results: number[][];
  reason: string;
  rule: string;
}

/** What one action brought about; `action` is its text, with ? for what is hidden. */
export interface Happened {
  number: number;
  seat: number;
  action: string;
  events: GameEvent[];
}

/**
 * What one seat sees (null: a spectator): its view, the decision it must answer, how many of its last actions it may
 * take back, and what happened since the client last heard, by action.
 */
export interface Sight {
  seat: number | null;
  view: View | null;
  decision: number | null;
  undo: number;
  events: Happened[];
}

/**
 * What one seat (or a spectator: null) may know: the position with secrets removed, facts that everybody could work
 * out from it, and its question.
 */
export interface View {
  game: string;
  rules: number;
  seat: number | null;
  position: Record<string, unknown>;
  facts: Record<string, unknown>;
  actors: number[];
  question: Question | null;
  outcome: Outcome | null;
}

/** What a seat is asked now: the kind, the rule that asks, a sentence, and the legal actions by row. */
export interface Question {
  seat: number;
  kind: string;
  rule: string;
  text: string;
  groups: Group[];
}

/** Legal actions of one row, for display: the text of an action is the name and its choice. */
export interface Group {
  name: string;
  actions: number[];
  choices: string[];
}

/** Everything this client may know. `length` actions were carried out; `undone` counts actions taken back. */
export interface Sync {
  type: "sync";
  table: TableInfo;
  length: number;
  undone: number;
  now: number;
  sights: Sight[];
}

/** The request was carried out and is durable. */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

/** The request was not carried out. Stale: the client's picture was old, and a sync follows. */
export interface Refused {
  type: "refused";
  id: number;
  error: string;
  reason: Reason | null;
  stale: boolean;
}

/** Why an action is not allowed: the rule's id, one sentence, the spaces to show. */
export interface Reason {
  rule: string;
  text: string;
  spaces: string[];
}

/** The reason why an action is not allowed; null when it is. */
export interface Why {
  type: "why";
  id: number;
  reason: Reason | null;
}

/** What an action would do. */
export interface Foretold {
  type: "forecast";
  id: number;
  forecast: Forecast;
}

/** What an action would do, as far as its seat can tell: what happens for certain, and sentences about it. */
export interface Forecast {
  action: string;
  events: GameEvent[];
  facts: Record<string, unknown>;
  sentences: string[];
}

/** Advice for the seat's present decision. */
export interface Hinted {
  type: "hint";
  id: number;
  hint: Hint;
}

/** Advice: where to look, the kind of move, the move as a text, and what speaks for it. */
export interface Hint {
  where: string;
  kind: string;
  action: string;
  reasons: string[];
}

/** Play at once under a name. */
export interface Guest {
  name: string;
}

/** Make an account, or enter one. */
export interface Credentials {
  name: string;
  password: string;
}

/** Who one is. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** Make a token for a program that plays. */
export interface NewToken {
  name: string;
}

/** A token, told once. */
export interface Token {
  token: string;
}

/** A token of one's own; `id` is not the token, it only names it. */
export interface TokenInfo {
  id: string;
  name: string;
  created: number;
}

/** A seat of a new table: me (repeat it for hot seat), a bot of some level, or open for others. */
export interface NewSeat {
  kind: "bot" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** A new table. */
export interface NewTable {
  game: string;
  seats: NewSeat[];
  /** Default: {}. */
  options?: Record<string, boolean | number | string>;
  /** Default: {"type": "none"}. */
  pace?: Pace;
  /** Default: false. */
  public?: boolean;
  /** Default: false. */
  hints?: boolean;
  seed?: string | null;
}

/** A record (up to an action, or to its end) or a position, to be played on as a hot-seat table. */
export interface Upload {
  record?: string | null;
  position?: Record<string, unknown> | null;
  action?: number | null;
  level?: string | null;
}

/** Take an open seat: any, or one by number; a private table wants its invitation. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Leave a seat: before the start it is open again, during the game a bot plays on. */
export interface Leave {
  seat?: number | null;
}

/** A table one sits at: the secret tokens of one's seats, told once, and the invitation for the open ones. */
export interface Seated {
  table: TableInfo;
  tokens: Record<string, string>;
  invite: string | null;
}

/** A level of bots: its name, and what to expect of it. */
export interface LevelInfo {
  name: string;
  text: string;
}

/** A game one can play. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  seat_names: string[];
  options: Option[];
  levels: LevelInfo[];
  credits: string;
  notice: string;
  rules: number;
}

/** One switch: its name, its default, the rule it changes and what it does. */
export interface Option {
  name: string;
  default: boolean | number | string;
  rule: string;
  text: string;
  choices: (boolean | number | string)[];
}

/** One step of a replay: what was done, what happened, and what the watching seat saw after it. */
export interface Step {
  number: number;
  seat: number | null;
  action: string;
  events: GameEvent[];
  view: View;
}

/** Part of a replay. */
export interface Steps {
  length: number;
  steps: Step[];
}

/** Why a request was not carried out. */
export interface Problem {
  error: string;
}

/** Something that happened in a game. */
export type GameEvent = YellowYangtzeEvent;

/** Something that happened in a game of Yellow & Yangtze. */
export type YellowYangtzeEvent =
  | YellowYangtzePlayerStarted
  | YellowYangtzeTurnBegan
  | YellowYangtzeTileDrawn
  | YellowYangtzeMerchantDrawn
  | YellowYangtzePassed
  | YellowYangtzeTilePlaced
  | YellowYangtzeStatesUnited
  | YellowYangtzePointScored
  | YellowYangtzePagodaOffered
  | YellowYangtzePagodaBuilt
  | YellowYangtzePagodaMoved
  | YellowYangtzePagodaLost
  | YellowYangtzeMerchantTaken
  | YellowYangtzeLeaderPlaced
  | YellowYangtzeLeaderWithdrawn
  | YellowYangtzeLeaderReturned
  | YellowYangtzeTilesPaid
  | YellowYangtzeTileRemoved
  | YellowYangtzeTileDiscarded
  | YellowYangtzeRevoltBegan
  | YellowYangtzeRevoltCommitted
  | YellowYangtzeRevoltEnded
  | YellowYangtzeWarBegan
  | YellowYangtzeWarSupported
  | YellowYangtzeWarWon
  | YellowYangtzeGameEnded;

/** S6: that seat begins. */
export interface YellowYangtzePlayerStarted {
  type: "PlayerStarted";
  seat: number;
}

/** P1: that seat's turn. */
export interface YellowYangtzeTurnBegan {
  type: "TurnBegan";
  seat: number;
}

/** P2, E1: a tile from the bag into the hand. */
export interface YellowYangtzeTileDrawn {
  type: "TileDrawn";
  seat: number;
  colour: string | null;
}

/** P2: a tile from the bag to the merchants. */
export interface YellowYangtzeMerchantDrawn {
  type: "MerchantDrawn";
  colour: string;
}

/** P1: the rest of the turn is passed. */
export interface YellowYangtzePassed {
  type: "Passed";
  seat: number;
}

/** B1. */
export interface YellowYangtzeTilePlaced {
  type: "TilePlaced";
  seat: number;
  colour: string;
  space: string;
}

/** B2, A4: a tile or leader linked two or more states, each told by its spaces. */
export interface YellowYangtzeStatesUnited {
  type: "StatesUnited";
  space: string;
  states: string[][];
}

/** B3, G6, R4, W6: points won: `cause` is the rule, `space` the leader that won them. */
export interface YellowYangtzePointScored {
  type: "PointScored";
  seat: number;
  colour: string;
  number: number;
  cause: string;
  space: string;
}

/** G1: the placed tile completed triangles on which a pagoda may stand. */
export interface YellowYangtzePagodaOffered {
  type: "PagodaOffered";
  seat: number;
  colour: string;
  triangles: string[];
}

/** G1, D1: from beside the board. */
export interface YellowYangtzePagodaBuilt {
  type: "PagodaBuilt";
  seat: number;
  colour: string;
  triangle: string;
}

/** G3: from elsewhere on the board. */
export interface YellowYangtzePagodaMoved {
  type: "PagodaMoved";
  seat: number;
  colour: string;
  origin: string;
  triangle: string;
}

/** G5: back beside the board. */
export interface YellowYangtzePagodaLost {
  type: "PagodaLost";
  colour: string;
  triangle: string;
}

/** B4. */
export interface YellowYangtzeMerchantTaken {
  type: "MerchantTaken";
  seat: number;
  colour: string;
}

/** A1: placed, or moved from `origin`. */
export interface YellowYangtzeLeaderPlaced {
  type: "LeaderPlaced";
  seat: number;
  leader: string;
  space: string;
  origin: string | null;
}

/** A1. */
export interface YellowYangtzeLeaderWithdrawn {
  type: "LeaderWithdrawn";
  seat: number;
  leader: string;
  space: string;
}

/** A6, R4, W6: back to its owner; `cause` is the rule. */
export interface YellowYangtzeLeaderReturned {
  type: "LeaderReturned";
  seat: number;
  leader: string;
  space: string;
  cause: string;
}

/** C1, D1: tiles discarded for a riot or a pagoda, with or without a helping leader. */
export interface YellowYangtzeTilesPaid {
  type: "TilesPaid";
  seat: number;
  purpose: string;
  colour: string;
  number: number;
  leader: boolean;
}

/** C1, W6, W7: a tile left the board; `cause` is the rule. */
export interface YellowYangtzeTileRemoved {
  type: "TileRemoved";
  colour: string;
  space: string;
  cause: string;
}

/** E1: a tile laid aside face down. */
export interface YellowYangtzeTileDiscarded {
  type: "TileDiscarded";
  seat: number;
  colour: string | null;
}

/** R1: with the strength both sides draw from the board (R2). */
export interface YellowYangtzeRevoltBegan {
  type: "RevoltBegan";
  attacker: number;
  defender: number;
  leader: string;
  space: string;
  against: string;
  strengths: [number, number];
}

/** R3. */
export interface YellowYangtzeRevoltCommitted {
  type: "RevoltCommitted";
  seat: number;
  number: number;
  leader: boolean;
}

/** R4. */
export interface YellowYangtzeRevoltEnded {
  type: "RevoltEnded";
  winner: number;
  loser: number;
  leader: string;
  strengths: [number, number];
}

/** W1: the warring states and the strength each draws from the board (W3). */
export interface YellowYangtzeWarBegan {
  type: "WarBegan";
  seat: number;
  space: string;
  states: string[][];
  strengths: number[];
}

/** W4: `state` counts the warring states from 0; null when the seat stays out. */
export interface YellowYangtzeWarSupported {
  type: "WarSupported";
  seat: number;
  state: number | null;
  number: number;
  leader: boolean;
}

/** W5: with the final strengths. */
export interface YellowYangtzeWarWon {
  type: "WarWon";
  state: number;
  strengths: number[];
  loss: number;
}

/** X1, E2, X4. */
export interface YellowYangtzeGameEnded {
  type: "GameEnded";
  rule: string;
}
