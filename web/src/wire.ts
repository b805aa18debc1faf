// Generated from docs/schemas/wire.schema.json by `python -m tianming.server.wire_types`: do not edit.
// docs/wire.md explains what the frames mean.

/** What a client sends. */
export type ClientFrame =
  | Hello
  | Act
  | Undo
  | AskWhy
  | AskForecast
  | AskMarks
  | AskHint
  | Concede
  | Agree
  | Settle
  | TakeBack
  | Resync;

/** What the server sends. */
export type ServerFrame = Sync | Ack | Refused | WhyReply | ForecastReply | MarksReply | HintReply;

/** How much time everybody has. */
export type Pace = NoClock | LiveClock | DaysClock;

/** Everybody takes the time they need. */
export interface NoClock {
  type: "none";
}

/** A bank of seconds for the game, and some more for every decision. */
export interface LiveClock {
  type: "live";
  /** Default: 1200. */
  bank?: number;
  /** Default: 10. */
  increment?: number;
}

/** Some days for every decision. */
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

/** Take back the last actions of a seat: so many steps. */
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

/** What would each choice of a group do, at a glance? It counts as several frames. */
export interface AskMarks {
  type: "marks";
  id: number;
  seat: number;
  group: string;
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

/** Offer to end the game as it stands, or take the offer back. It ends once everybody has offered that. */
export interface Settle {
  type: "settle";
  id: number;
  seat: number;
  /** Default: true. */
  offer?: boolean;
}

/** Take a seat back from the bot that plays for its owner. */
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

/** A seat as everybody sees it. If its clock runs, it started at `since` and had `bank` seconds then. */
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

/** A table as everybody sees it. The seed is there when the game is over. */
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
  notice: Message | null;
  rematch: string | null;
  host: string;
  created: number;
  changed: number;
  version: number;
  outcome: Outcome | null;
  seats: SeatInfo[];
}

/**
 * Something to say: its kind, its values, and the same in English. Values are JSON: names, numbers, lists of these,
 * and other messages.
 */
export interface Message {
  kind: string;
  values: Record<string, unknown>;
  text: string;
}

/** How a game ended: each seat's rank (1 is best, ties share), its result, and why the game ended. */
export interface Outcome {
  ranks: number[];
  results: number[][];
  reason: string;
  rule: string;
}

/** What one action brought about. `action` is its text, with ? for what is hidden. */
export interface Happened {
  number: number;
  seat: number;
  action: string;
  events: GameEvent[];
}

/**
 * What one seat sees (null: a spectator): its view, the decision that it owes, how many of its last actions it may
 * take back, and what happened since the client's last picture, by action.
 */
export interface SeatView {
  seat: number | null;
  view: View | null;
  decision: number | null;
  undo: number;
  events: Happened[];
}

/**
 * What one seat (or a spectator: null) may know: the position with secrets removed, facts that the seat could work
 * out from it, and its question.
 */
export interface View {
  game: string;
  rules: number;
  seat: number | null;
  position: YellowYangtzePositionFile | HuangDiPositionFile | YuanPositionFile;
  facts: YellowYangtzeFacts | HuangDiFacts | YuanFacts;
  actors: number[];
  question: Question | null;
  outcome: Outcome | null;
}

/** What a seat is asked now, the rule that asks, and the legal actions by row. */
export interface Question {
  kind: string;
  values: Record<string, unknown>;
  text: string;
  seat: number;
  rule: string;
  groups: Group[];
}

/** Legal actions of one row, for display: the text of an action is the name and its choice. */
export interface Group {
  name: string;
  actions: number[];
  choices: string[];
}

/** Everything that this client may know. `length` counts the actions so far, `undone` those that were taken back. */
export interface Sync {
  type: "sync";
  table: TableInfo;
  length: number;
  undone: number;
  now: number;
  seat_views: SeatView[];
}

/** The request was carried out and is durable. */
export interface Ack {
  type: "ack";
  id: number;
  version: number;
}

/**
 * Why the request was not carried out. If the kind is `illegal`, the value `reason` is the engine's reason. Stale:
 * the client's picture was old, and a sync follows.
 */
export interface Refused {
  type: "refused";
  kind: string;
  values: Record<string, unknown>;
  text: string;
  id: number;
  stale: boolean;
}

/** The reason why an action is not allowed; null when it is. */
export interface WhyReply {
  type: "why";
  id: number;
  reason: Reason | null;
}

/** Why an action is not allowed, with the rule's id and the spaces to show. */
export interface Reason {
  kind: string;
  values: Record<string, unknown>;
  text: string;
  rule: string;
  spaces: string[];
}

/** What an action would do. */
export interface ForecastReply {
  type: "forecast";
  id: number;
  forecast: Forecast;
}

/**
 * What an action would do, as far as its seat can tell: the events that are certain, and messages about them and
 * about the rest, in order. A final action hands the decision on, to others or to chance: it cannot be taken back.
 */
export interface Forecast {
  action: string;
  events: GameEvent[];
  facts: YellowYangtzeForecastFacts | HuangDiForecastFacts | HuangDiBidForecast | YuanPlanFacts | Record<string, unknown>;
  messages: Message[];
  final: boolean;
}

/** What each choice of a group would do; without choices if the group is not on offer. */
export interface MarksReply {
  type: "marks";
  id: number;
  marks: Record<string, Mark>;
}

/**
 * The worst that a choice is certain to lead to: a war or a revolt, points for that rival, a triangle for a pagoda,
 * points for the seat itself, a leader that stands, or nothing of the kind.
 */
export interface Mark {
  kind: "legal" | "me" | "revolt" | "rival" | "stand" | "triangle" | "war";
  seat: number | null;
}

/** Advice for the seat's present decision. */
export interface HintReply {
  type: "hint";
  id: number;
  hint: Hint;
}

/** Advice: where to look, the kind of move (a group of the question), the move as a text, what speaks for it. */
export interface Hint {
  where: Tip;
  kind: string;
  action: string;
  reasons: Tip[];
}

/** A piece of a hint, with the spaces to look at. */
export interface Tip {
  kind: string;
  values: Record<string, unknown>;
  text: string;
  spaces: string[];
}

/** Play at once under a name. */
export interface Guest {
  name: string;
}

/** Make an account, or log in to one. */
export interface Credentials {
  name: string;
  password: string;
}

/** The user who asks. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** Make a token for a program that plays. */
export interface NewToken {
  name: string;
}

/** A token. It is shown only once. */
export interface Token {
  token: string;
}

/** One of the user's tokens. `id` is not the token itself; it only names it. */
export interface TokenInfo {
  id: string;
  name: string;
  created: number;
}

/** A seat of a new table: me (several times for a hot seat), a bot of some level, or open for others. */
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

/**
 * A record (up to an action, or to its end) or a position, to play on from at a hot-seat table. A table for practice
 * is in no list, and is dropped a day after its last action.
 */
export interface Upload {
  record?: string | null;
  position?: Record<string, unknown> | null;
  action?: number | null;
  level?: string | null;
  /** Default: false. */
  practice?: boolean;
}

/** Take an open seat: any, or one by number. A private table needs its invitation. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
}

/** Change to an open seat before the game begins: from the user's only seat, or from one by number. */
export interface Move {
  seat: number;
  origin?: number | null;
}

/** Let bots of a level play: at one open seat, or at all of them. */
export interface Fill {
  level: string;
  seat?: number | null;
}

/** Leave a seat. Before the game begins it is open again; after that a bot plays on. */
export interface Leave {
  seat?: number | null;
}

/**
 * A table with a seat for the user: the secret tokens of their seats, shown only once, and the invitation for the
 * open ones.
 */
export interface Seated {
  table: TableInfo;
  tokens: Record<string, string>;
  invite: string | null;
}

/** An unfinished table of the user: which seats are theirs, who must decide now, and how many actions there were. */
export interface Underway {
  table: TableInfo;
  mine: number[];
  actors: number[];
  length: number;
}

/** A level of bots: its name, and a description. */
export interface LevelInfo {
  name: string;
  text: string;
}

/** A game that people can play. `figures` are numbers that are printed in it, by name. */
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
  figures: Record<string, number[]>;
}

/**
 * One switch: its name, its default, the rule it changes and what it does. A `free` option takes any text, which the
 * game checks. The first of `otherwise` that applies replaces the default. With an `endless` value, nothing forces
 * the game to end: people can agree to end it, bots cannot.
 */
export interface Option {
  name: string;
  default: boolean | number | string;
  rule: string;
  text: string;
  choices: (boolean | number | string)[];
  free: boolean;
  endless: (boolean | number | string)[];
  otherwise: Otherwise[];
}

/** Another default, which applies if another option has that value. */
export interface Otherwise {
  option: string;
  value: boolean | number | string;
  default: boolean | number | string;
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

/** A record to look at: from which step on, and as which seat saw it (null: a spectator). */
export interface Look {
  record: string;
  seat?: number | null;
  /** Default: 0. */
  start?: number;
}

/** Part of the replay of an uploaded record, with what its header says. */
export interface Replayed {
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string>;
  seats: string[];
  outcome: Outcome | null;
  length: number;
  steps: Step[];
}

/**
 * One picture of a worked example: the actions, what happened, what is refused now and why, the spaces to look at,
 * and the view after it.
 */
export interface Picture {
  actions: string[];
  events: GameEvent[];
  refusals: Reason[];
  spaces: string[];
  view: View;
}

/** A worked example of a rule book, played by the engine. The first picture is the position where it begins. */
export interface ExampleShown {
  id: string;
  rules: string[];
  pictures: Picture[];
}

/** Why a request was not carried out. */
export interface Problem {
  kind: string;
  values: Record<string, unknown>;
  text: string;
}

/** Something that happened in a game. */
export type GameEvent = YellowYangtzeEvent | HuangDiEvent | YuanEvent;

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

/** B2, A4: a tile or leader linked two or more states, each given by its spaces. */
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

/** R1: a revolt, with the strength of both sides on the board (R2). */
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

/** W1: the warring states, and the strength of each on the board (W3). */
export interface YellowYangtzeWarBegan {
  type: "WarBegan";
  seat: number;
  space: string;
  states: string[][];
  strengths: number[];
}

/** W4: `state` is the number of the warring state, from 0; null if the seat stays out. */
export interface YellowYangtzeWarSupported {
  type: "WarSupported";
  seat: number;
  state: number | null;
  number: number;
  leader: boolean;
}

/** W5: the winner and the final strengths. */
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

/** Something that happened in a game of Huang Di. */
export type HuangDiEvent =
  | HuangDiFavourDealt
  | HuangDiFavourReturned
  | HuangDiRoundBegan
  | HuangDiJadeTaken
  | HuangDiJadePaid
  | HuangDiBidMade
  | HuangDiBidsRevealed
  | HuangDiBidsTied
  | HuangDiMarkerTaken
  | HuangDiPrisonFilled
  | HuangDiTurnBegan
  | HuangDiCardPlayed
  | HuangDiCardRepeated
  | HuangDiCardBoughtBack
  | HuangDiPeasantsRecruited
  | HuangDiConvictsTaken
  | HuangDiPrisonEmptied
  | HuangDiBlocksQuarried
  | HuangDiFavourSeen
  | HuangDiFavourKept
  | HuangDiFavoursBuried
  | HuangDiBuildDeclared
  | HuangDiWorkersDied
  | HuangDiBlockPlaced
  | HuangDiBlockRemoved
  | HuangDiFavourPlayed
  | HuangDiPlaquePlaced
  | HuangDiTaskmasterMoved
  | HuangDiChipTaken
  | HuangDiRowScored
  | HuangDiLevelScored
  | HuangDiPointsScored
  | HuangDiEmperorBlockLost
  | HuangDiGameEnded;

/** Set-up: one of five cards at the start. */
export interface HuangDiFavourDealt {
  type: "FavourDealt";
  seat: number;
  card: string | null;
}

/** Set-up: one of the two cards that go back into the deck. */
export interface HuangDiFavourReturned {
  type: "FavourReturned";
  seat: number;
  card: string | null;
}

/** I1: rounds count from 1; `emperor_blocks` are left. */
export interface HuangDiRoundBegan {
  type: "RoundBegan";
  number: number;
  emperor_blocks: number;
}

/** I1, R3, Q2: from the stockpile. */
export interface HuangDiJadeTaken {
  type: "JadeTaken";
  seat: number;
  number: number;
  cause: string;
}

/** P3, R1, Q1, B1, M2, T2: to the stockpile. */
export interface HuangDiJadePaid {
  type: "JadePaid";
  seat: number;
  number: number;
  cause: string;
}

/** P1: a seat has bid; others do not know how much. */
export interface HuangDiBidMade {
  type: "BidMade";
  seat: number;
  jade: number | null;
}

/** P1: everybody's jade, petition and value, by seat. */
export interface HuangDiBidsRevealed {
  type: "BidsRevealed";
  bids: number[];
  petitions: number[];
  values: number[];
}

/** P2: the seats that are equal in value and jade. */
export interface HuangDiBidsTied {
  type: "BidsTied";
  seats: number[];
}

/** P3: the winner takes it with an emperor block; `emperor_blocks` are left. */
export interface HuangDiMarkerTaken {
  type: "MarkerTaken";
  seat: number;
  emperor_blocks: number;
}

/** P3, R1, Q1, B1: from the stockpile into a prison. */
export interface HuangDiPrisonFilled {
  type: "PrisonFilled";
  province: number;
  jade: number;
  convicts: number;
  cause: string;
}

/** T1: the seat's first, second or third turn of the round. */
export interface HuangDiTurnBegan {
  type: "TurnBegan";
  seat: number;
  number: number;
}

/** T2: a role card, face up. */
export interface HuangDiCardPlayed {
  type: "CardPlayed";
  seat: number;
  card: string;
}

/** M2: the taskmaster repeats that card. */
export interface HuangDiCardRepeated {
  type: "CardRepeated";
  seat: number;
  card: string;
}

/** T2: for "jade" or a "chip". */
export interface HuangDiCardBoughtBack {
  type: "CardBoughtBack";
  seat: number;
  card: string;
  price: string;
}

/** R1. */
export interface HuangDiPeasantsRecruited {
  type: "PeasantsRecruited";
  seat: number;
  number: number;
}

/** R2: in exchange for peasants. */
export interface HuangDiConvictsTaken {
  type: "ConvictsTaken";
  seat: number;
  number: number;
  peasants: number;
}

/** R4, X1. */
export interface HuangDiPrisonEmptied {
  type: "PrisonEmptied";
  seat: number;
  province: number;
  jade: number;
  convicts: number;
  cause: string;
}

/** Q1. */
export interface HuangDiBlocksQuarried {
  type: "BlocksQuarried";
  seat: number;
  number: number;
}

/** Q3: one of the cards on top of the deck. */
export interface HuangDiFavourSeen {
  type: "FavourSeen";
  seat: number;
  card: string | null;
}

/** Q3. */
export interface HuangDiFavourKept {
  type: "FavourKept";
  seat: number;
  card: string | null;
}

/** Q3: under the deck. */
export interface HuangDiFavoursBuried {
  type: "FavoursBuried";
  seat: number;
  number: number;
  cards: string[] | null;
}

/** B2: the sites and the workers. */
export interface HuangDiBuildDeclared {
  type: "BuildDeclared";
  seat: number;
  cells: string[];
  peasants: number;
  convicts: number;
}

/** B2, B4. */
export interface HuangDiWorkersDied {
  type: "WorkersDied";
  seat: number;
  peasants: number;
  convicts: number;
  cause: string;
}

/** B1, E1: the seat placed a block of its own, or the emperor block. */
export interface HuangDiBlockPlaced {
  type: "BlockPlaced";
  seat: number;
  cell: string;
  emperor: boolean;
}

/** B4: the seat removed a block, which goes back to its owner's supply. */
export interface HuangDiBlockRemoved {
  type: "BlockRemoved";
  seat: number;
  owner: number;
  cell: string;
}

/** B3: `cells` are all blocks that are part of its pattern. */
export interface HuangDiFavourPlayed {
  type: "FavourPlayed";
  seat: number;
  card: string;
  cells: string[];
}

/** B3. */
export interface HuangDiPlaquePlaced {
  type: "PlaquePlaced";
  seat: number;
  cell: string;
}

/** M1. */
export interface HuangDiTaskmasterMoved {
  type: "TaskmasterMoved";
  seat: number;
  origin: number;
  province: number;
}

/** G1: a buyback chip. */
export interface HuangDiChipTaken {
  type: "ChipTaken";
  seat: number;
}

/** G1, X2: a row, with everybody's blocks in it, by seat; `complete` unless the Mongols came first. */
export interface HuangDiRowScored {
  type: "RowScored";
  province: number;
  level: number;
  counts: number[];
  complete: boolean;
}

/** G2, X2: like RowScored, over all provinces. */
export interface HuangDiLevelScored {
  type: "LevelScored";
  level: number;
  counts: number[];
  complete: boolean;
}

/** G1, G2, G3, B3, X3: `what` is tower, row, level, favour, or a category of the end. */
export interface HuangDiPointsScored {
  type: "PointsScored";
  seat: number;
  number: number;
  cause: string;
  what: string;
}

/** E1: the block was not placed in its round. */
export interface HuangDiEmperorBlockLost {
  type: "EmperorBlockLost";
  seat: number;
}

/** X1, X2. */
export interface HuangDiGameEnded {
  type: "GameEnded";
  rule: string;
}

/** Something that happened in a game of Yuan, The Art of War. */
export type YuanEvent =
  | YuanPlayerStarted
  | YuanChaoDealt
  | YuanTileDealt
  | YuanTileLaid
  | YuanTemplesPlaced
  | YuanClanDrawn
  | YuanCityPlaced
  | YuanColourDrawn
  | YuanBidMade
  | YuanBidsRevealed
  | YuanBidTied
  | YuanLotDrawn
  | YuanClanTaken
  | YuanPlanMade
  | YuanPhaseBegan
  | YuanPlanRevealed
  | YuanClanPassed
  | YuanActionVoid
  | YuanColonizationClashed
  | YuanPlanCancelled
  | YuanProvinceColonized
  | YuanProvincesClaimed
  | YuanClaimContested
  | YuanCityArose
  | YuanTempleBuilt
  | YuanTheftPrevented
  | YuanChaoStolen
  | YuanCityFortified
  | YuanArmiesRaised
  | YuanChaoRefunded
  | YuanArmiesMustered
  | YuanAttackersFought
  | YuanProvinceAttacked
  | YuanZoneAttacked
  | YuanZonesClashed
  | YuanProvinceCaptured
  | YuanGroupDestroyed
  | YuanProvincesFreed
  | YuanTurnBegan
  | YuanChaoEarned
  | YuanVolcanoErupted
  | YuanArmiesDisbanded
  | YuanMarkersSet
  | YuanGameEnded;

/** Y4.2.1: that seat places first. */
export interface YuanPlayerStarted {
  type: "PlayerStarted";
  seat: number;
}

/** Y4.2.5, Y4.2.6: the Chão a seat begins with. */
export interface YuanChaoDealt {
  type: "ChaoDealt";
  seat: number;
  clan: string;
  number: number;
}

/** Y4.2.1. */
export interface YuanTileDealt {
  type: "TileDealt";
  seat: number;
  tile: string;
}

/** Y4.2.1: by a seat, or null for a map that was drawn or imposed. */
export interface YuanTileLaid {
  type: "TileLaid";
  seat: number | null;
  tile: string;
  cell: string;
  rotation: number;
}

/** Y4.2.2: the map is complete, and every hill has its temple. */
export interface YuanTemplesPlaced {
  type: "TemplesPlaced";
  provinces: string[];
}

/** A43: a clan that is in play; which seat will have it is not known yet. */
export interface YuanClanDrawn {
  type: "ClanDrawn";
  clan: string;
}

/** Y4.2.3: the first city of a clan; `seat` is null if no player placed it. */
export interface YuanCityPlaced {
  type: "CityPlaced";
  seat: number | null;
  clan: string;
  province: string;
}

/** Y4.2.4: a seat plays that clan. */
export interface YuanColourDrawn {
  type: "ColourDrawn";
  seat: number;
  clan: string;
  province: string;
}

/** Y4.3: hidden until all are in. */
export interface YuanBidMade {
  type: "BidMade";
  seat: number;
  number: number | null;
}

/** Y4.3: (seat, bid) of everybody who was bidding. */
export interface YuanBidsRevealed {
  type: "BidsRevealed";
  bids: [number, number][];
}

/** Y4.3, A46: the highest bids are equal: these seats bid again, or a lot decides. */
export interface YuanBidTied {
  type: "BidTied";
  seats: number[];
  again: boolean;
}

/** A36: the lot fell on that seat. */
export interface YuanLotDrawn {
  type: "LotDrawn";
  seat: number;
}

/** Y4.3: a clan and its city were chosen and paid for. */
export interface YuanClanTaken {
  type: "ClanTaken";
  seat: number;
  clan: string;
  province: string;
  paid: number;
}

/** Y5.2: a seat has made its plan, which only it knows. */
export interface YuanPlanMade {
  type: "PlanMade";
  seat: number;
  plan: string | null;
}

/** Y7: a phase of the resolution in which something happens. */
export interface YuanPhaseBegan {
  type: "PhaseBegan";
  phase: string;
  rule: string;
}

/** Y7.0: the target, the levels and their costs. */
export interface YuanPlanRevealed {
  type: "PlanRevealed";
  seat: number;
  clan: string;
  target: string;
  levels: [number, number, number];
  costs: [number, number, number];
}

/** Y5.2, Y7.0: the plan of that seat was to pass. */
export interface YuanClanPassed {
  type: "ClanPassed";
  seat: number;
  clan: string;
}

/** An action that turned out to have no effect; `cause` is the rule that says so. */
export interface YuanActionVoid {
  type: "ActionVoid";
  seat: number;
  clan: string;
  action: string;
  province: string;
  cause: string;
}

/** Y6.1.1, A1: several clans wanted the same free province. `winner` keeps it; null: nobody does. */
export interface YuanColonizationClashed {
  type: "ColonizationClashed";
  target: string;
  seats: number[];
  clans: string[];
  winner: string | null;
}

/** A1: all actions of a clan are cancelled and its Chão is given back; `passed`: it counts as passing. */
export interface YuanPlanCancelled {
  type: "PlanCancelled";
  seat: number;
  clan: string;
  target: string;
  refund: number;
  passed: boolean;
}

/** Y6.1.2: a target was taken. */
export interface YuanProvinceColonized {
  type: "ProvinceColonized";
  seat: number;
  clan: string;
  province: string;
  level: number;
}

/** Y6.1.3: free provinces beside a target or group were taken; `action` is colonization or expansion. */
export interface YuanProvincesClaimed {
  type: "ProvincesClaimed";
  seat: number;
  clan: string;
  action: string;
  target: string;
  provinces: string[];
}

/** Y6.1.3: several clans claimed a province. `winner` (Suhey) gets it; null: it stays free. */
export interface YuanClaimContested {
  type: "ClaimContested";
  province: string;
  clans: string[];
  winner: string | null;
}

/** Y6.1.4, Y7.4.7: automatic urbanization. */
export interface YuanCityArose {
  type: "CityArose";
  seat: number;
  clan: string;
  province: string;
  rule: string;
}

/** Y6.1.5. */
export interface YuanTempleBuilt {
  type: "TempleBuilt";
  seat: number;
  clan: string;
  province: string;
}

/** Y6.1.5: two builders that border each other's temple spare each other. */
export interface YuanTheftPrevented {
  type: "TheftPrevented";
  clans: [string, string];
}

/** Y6.1.5: `seat` took from the victim. */
export interface YuanChaoStolen {
  type: "ChaoStolen";
  seat: number;
  clan: string;
  victim: string;
  number: number;
}

/** Y6.2: what Fortification built: city, second city, rampart, stone rampart. */
export interface YuanCityFortified {
  type: "CityFortified";
  seat: number;
  clan: string;
  province: string;
  level: number;
  action: string;
  built: string[];
  rule: string;
}

/** Y6.2, Y6.3: new armies; fewer than `wanted` if the supply is exhausted (A26). */
export interface YuanArmiesRaised {
  type: "ArmiesRaised";
  seat: number;
  clan: string;
  province: string;
  number: number;
  wanted: number;
  rule: string;
}

/** Y7.5: the Fortification of an attack that did not succeed was paid back. */
export interface YuanChaoRefunded {
  type: "ChaoRefunded";
  seat: number;
  clan: string;
  number: number;
  rule: string;
}

/** Y7.4.1: the armies that leave home for an attack, by province, and whether a new one joins. */
export interface YuanArmiesMustered {
  type: "ArmiesMustered";
  seat: number;
  clan: string;
  target: string;
  level: number;
  origins: [string, number][];
  fresh: number;
  strength: number;
}

/** Y7.4.2: several clans attacked one province and fought each other first. */
export interface YuanAttackersFought {
  type: "AttackersFought";
  target: string;
  clans: string[];
  strengths: number[];
  winner: string | null;
  left: number;
}

/** Y7.4.3: attackers against armies and fixed defence (null: indestructible). Survivors occupy the province. */
export interface YuanProvinceAttacked {
  type: "ProvinceAttacked";
  seat: number;
  clan: string;
  target: string;
  defender: string;
  attack: number;
  armies: number;
  defence: number | null;
  won: boolean;
  survivors: number;
  killed: number;
}

/** Y7.4.4: the free attack of level III on a province beside the target: won, an army killed, or nothing. */
export interface YuanZoneAttacked {
  type: "ZoneAttacked";
  seat: number;
  clan: string;
  province: string;
  defender: string;
  won: boolean;
  killed: number;
}

/** Y7.4.4: zone attacks of several clans on one province cancelled each other. */
export interface YuanZonesClashed {
  type: "ZonesClashed";
  province: string;
  clans: string[];
}

/** Y7.4.5: a province changed hands; `zone`: by a zone attack. */
export interface YuanProvinceCaptured {
  type: "ProvinceCaptured";
  seat: number;
  clan: string;
  province: string;
  loser: string;
  survivors: number;
  zone: boolean;
}

/** Y7.4.6: provinces that one attacker cut off from every city went to them. */
export interface YuanGroupDestroyed {
  type: "GroupDestroyed";
  seat: number;
  clan: string;
  loser: string;
  provinces: string[];
}

/** Y7.4.6, Y7.4.7, Y9.1: provinces that nobody owns any more; `rule` says why. */
export interface YuanProvincesFreed {
  type: "ProvincesFreed";
  loser: string;
  provinces: string[];
  rule: string;
}

/** Y5.1: a turn, and how many temples win. */
export interface YuanTurnBegan {
  type: "TurnBegan";
  turn: number;
  objective: number;
}

/** Y7.6: by Development (colonization, expansion) or by passing. */
export interface YuanChaoEarned {
  type: "ChaoEarned";
  seat: number;
  clan: string;
  number: number;
  cause: string;
}

/** Y9.1: the provinces that the volcanoes destroyed. */
export interface YuanVolcanoErupted {
  type: "VolcanoErupted";
  provinces: string[];
}

/** Y7.7: more than three armies in one province. */
export interface YuanArmiesDisbanded {
  type: "ArmiesDisbanded";
  seat: number;
  clan: string;
  province: string;
  number: number;
}

/** Y7.7: rice, forest and mine markers, temples, and Chão at the end of the turn. */
export interface YuanMarkersSet {
  type: "MarkersSet";
  seat: number;
  clan: string;
  rice: number;
  forest: number;
  mine: number;
  temples: number;
  chao: number;
}

/** Y8, A38: who won, by which rule. */
export interface YuanGameEnded {
  type: "GameEnded";
  rule: string;
  seats: number[];
  clans: string[];
}

export type YellowYangtzeColour = "black" | "red" | "green" | "blue" | "yellow";

export type YellowYangtzeEnding = "X1" | "E2" | "X4";

export type YellowYangtzeSeat = "lion" | "bull" | "archer" | "pot";

export type YellowYangtzeLeader = "governor" | "soldier" | "trader" | "farmer" | "artisan";

/** A position, or what a view shows of it. */
export interface YellowYangtzePositionFile {
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string>;
  tiles: Record<string, YellowYangtzeColour>;
  /** null, or left out: off the board */
  leaders: Record<string, Record<string, string | null>>;
  pagodas: string[];
  hands: Record<string, Record<string, number> | number>;
  merchants: Record<string, number>;
  /** left out: everything that is nowhere else */
  bag: Record<string, number> | number;
  discards: Record<string, number>;
  /** E1: discarded face down */
  buried: Record<string, Record<string, number> | number>;
  points: Record<string, Record<string, number>>;
  turn: YellowYangtzeTurn;
  /** the last one is the present question */
  questions: YellowYangtzeQuestion[];
  revolt: YellowYangtzeRevolt | null;
  war: YellowYangtzeWar | null;
  ended: YellowYangtzeEnding | null;
}

/** The turn. */
export interface YellowYangtzeTurn {
  seat: YellowYangtzeSeat;
  actions_left: number;
  /** X4: turns that began since the last draw */
  quiet_turns: number;
}

/** A question, and its seat unless chance answers. */
export interface YellowYangtzeQuestion {
  ask: string;
  seat?: YellowYangtzeSeat;
  about?: string | number;
}

/** R1: a revolt that is not decided. */
export interface YellowYangtzeRevolt {
  attacker: YellowYangtzeSeat;
  defender: YellowYangtzeSeat;
  leader: YellowYangtzeLeader;
  /** by the attacker */
  committed: number;
}

/** W1: a war that is not decided. */
export interface YellowYangtzeWar {
  /** of the unifying tile */
  space: string;
  states: YellowYangtzeWarringState[];
  /** W7: red tiles that the winner still loses on the board */
  loss: number;
}

/** W1: a state at war. */
export interface YellowYangtzeWarringState {
  spaces: string[];
  /** committed to it */
  tiles: number;
  /** whose red leaders support it */
  leaders: YellowYangtzeSeat[];
}

/** What a seat could work out from its view. */
export interface YellowYangtzeFacts {
  /** by their first spaces */
  states: YellowYangtzeStateFacts[];
  /** R2: the black tiles beside each leader */
  support: Record<string, Record<string, number>>;
  /** of the conflict that is not decided, if any */
  sides: YellowYangtzeSideFacts[];
}

/** T2, W3: a state and its red tiles. */
export interface YellowYangtzeStateFacts {
  spaces: string[];
  strength: number;
}

/** R2 to R4, W3 to W6: a side of the conflict under way. */
export interface YellowYangtzeSideFacts {
  /** its strength on the board */
  board: number;
  /** with everything that is committed to it */
  strength: number;
  leaders: YellowYangtzeLeaderFacts[];
  /** points if it wins: seat, colour, number */
  gains: [number, string, number][];
}

/** R4, W6: a leader in a conflict, and whether it leaves the board if its side loses. */
export interface YellowYangtzeLeaderFacts {
  seat: number;
  leader: YellowYangtzeLeader;
  space: string;
  leaves: boolean;
}

/** What an action leads to for certain. */
export interface YellowYangtzeForecastFacts {
  /** states that become one */
  joins: string[][];
  /** seat, colour, number */
  points: [number, string, number][];
  revolt: YellowYangtzeConflictFacts | null;
  war: YellowYangtzeConflictFacts | null;
  /** of that conflict: who leaves, who gains */
  sides: YellowYangtzeSideFacts[];
  pagodas_offered: string[];
  pagodas_lost: string[];
}

/** R2, W3: the revolt or war that an action begins. The event has the rest. */
export interface YellowYangtzeConflictFacts {
  strengths: number[];
  /** from the seat's hand, and with its governor or soldier */
  could_add: number;
}

export type HuangDiOwner = "red" | "white" | "black" | "blue" | "yellow" | "purple" | "emperor";

export type HuangDiPlace = "red" | "white" | "black" | "blue" | "yellow" | "purple" | "looked";

export type HuangDiEnding = "X1" | "X2";

export type HuangDiCard = "recruiter" | "resources" | "builder" | "taskmaster";

export type HuangDiSeat = "red" | "white" | "black" | "blue" | "yellow" | "purple";

/** A position, or what a view shows of it. */
export interface HuangDiPositionFile {
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string>;
  /** the owner of the block on a cell */
  wall: Record<string, HuangDiOwner>;
  plaques: string[];
  /** by province */
  prisons: HuangDiPrison[];
  seats: Record<string, HuangDiSeatThings>;
  bank: HuangDiBank | null;
  /** Layers, from the top; left out: one layer of all cards that are nowhere else. */
  deck: (string[] | number)[];
  /** By seat: where the cards that it put back may be by now. */
  memory: Record<string, Record<string, (HuangDiPlace | number)[]>>;
  round: HuangDiRound;
  turn: HuangDiTurn;
  /** the sites of a build under way */
  build: string[];
  questions: HuangDiQuestion[];
  ended: HuangDiEnding | null;
}

/** What lies in the prison of a province. */
export interface HuangDiPrison {
  jade: number;
  convicts: number;
}

/** What a seat has. */
export interface HuangDiSeatThings {
  jade: number;
  peasants: number;
  convicts: number;
  /** own blocks in the supply */
  blocks: number;
  /** own blocks in the resource area; left out: the rest of 18 */
  area: number;
  /** for buybacks */
  chips: number;
  points: number;
  /** the province, from 1 */
  taskmaster: number;
  /** role cards played in earlier turns of the round */
  table: HuangDiCard[];
  hand: string[] | number;
  /** favours looked at, not yet kept or put back */
  looked: string[] | number;
  played: string[];
  /** P1 */
  bid: number | "hidden" | null;
}

/** K1: what the stockpile still holds, with strict supplies. */
export interface HuangDiBank {
  /** left out, like the others: everything that is nowhere else */
  jade: number;
  peasants: number;
  convicts: number;
}

/** The round. */
export interface HuangDiRound {
  number: number;
  /** taken in this round */
  turns: number;
  /** P3: who holds it */
  marker: HuangDiSeat | null;
  /** left out: one for each round to come */
  emperor_left: number;
  /** whether the holder of the marker still has the round's emperor block */
  emperor_held: boolean;
}

/** The turn. */
export interface HuangDiTurn {
  /** left out: the first seat */
  seat: HuangDiSeat;
  /** the role card that is played now */
  shown: HuangDiCard | null;
  /** whether a buyback was used */
  bought: boolean;
}

/** The present question, and its seat unless chance or everybody answers. */
export interface HuangDiQuestion {
  ask: string;
  seat?: HuangDiSeat;
  about?: string | number;
}

/** What a seat could work out from its view. */
export interface HuangDiFacts {
  boards: number;
  rows: HuangDiRowFacts[];
  levels: HuangDiLevelFacts[];
  rewards: Record<string, HuangDiRewards>;
  /** X3: what each category would give now */
  end: Record<string, Record<string, number>>;
  /** those in sight */
  favours: Record<string, HuangDiFavourFacts>;
  /** of the seat's own favours */
  fits: Record<string, HuangDiFits>;
}

/** G1: a row of a province. */
export interface HuangDiRowFacts {
  province: number;
  level: number;
  /** blocks of each seat */
  counts: Record<string, number>;
  missing: number;
}

/** G2: a level of the whole wall. */
export interface HuangDiLevelFacts {
  level: number;
  /** blocks of each seat */
  counts: Record<string, number>;
  missing: number;
}

/** What played favours give. */
export interface HuangDiRewards {
  income: number;
  petition: number;
  jade: number;
}

/** What a favour card says. */
export interface HuangDiFavourFacts {
  pattern: string[];
  income: number;
  petition: number;
  jade: number;
  points: number;
}

/** B3: where a favour fits the blocks of a seat, and where it nearly does. */
export interface HuangDiFits {
  fit: string[][];
  near: HuangDiNearFit[];
}

/** B3: a place where one block is missing. */
export interface HuangDiNearFit {
  cells: string[];
  missing: string;
}

/** What an action leads to for certain. */
export interface HuangDiForecastFacts {
  /** seat, number, what for */
  points: [number, number, string][];
  /** completed: province and level */
  rows: [number, number][];
  /** completed */
  levels: number[];
  chips: number;
  /** gained, or paid if below 0 */
  jade: number;
  /** peasants and convicts */
  dead: [number, number];
  /** jade and convicts that lay in it */
  prison: [number, number] | null;
  /** B2: needed for the sites chosen so far */
  workers: number;
  useless: boolean;
}

/** What a bid leads to. */
export interface HuangDiBidForecast {
  bid: HuangDiBidFacts;
}

/** P1 to P3: what a bid is worth, what it costs, and what others could bid at most, by seat. */
export interface HuangDiBidFacts {
  jade: number;
  value: number;
  cost: number;
  rivals: Record<string, number>;
  sure: boolean;
}

export type YuanClan = "mu" | "suhey" | "weyu" | "xiangi" | "huan" | "zhuang" | "luong" | "goujian";

export type YuanEnding = "Y8" | "A38";

export type YuanRampart = "none" | "wood" | "stone";

export type YuanSeat = "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";

export type YuanTerrain = "rice" | "forest" | "mine" | "hill" | "mountain" | "water" | "volcano";

export type YuanPower = "printed" | "house";

/** A position, or what a view shows of it. */
export interface YuanPositionFile {
  game: string;
  rules: number;
  players: number;
  options: Record<string, boolean | number | string>;
  map: Record<string, YuanLaidTile>;
  clans: Record<string, YuanClan>;
  provinces: Record<string, YuanHolding>;
  /** Left out: one on every hill of a finished map. */
  temples: string[];
  chao: Record<string, number>;
  turn: number;
  plans: Record<string, string | true>;
  /** Left out: all seats without a plan must make one. */
  question: YuanQuestion | null;
  setup: YuanSetup | null;
  ended: YuanEnding | null;
}

/** Where a tile lies, and how it is turned. */
export interface YuanLaidTile {
  cell: string;
  rotation: number;
}

/** What a clan has in a province. */
export interface YuanHolding {
  clan: YuanClan;
  /** 0: a village, 2: a doubled city */
  cities: number;
  rampart: YuanRampart;
  armies: number;
}

/** The present question, and the seats that have not answered; none if chance answers. */
export interface YuanQuestion {
  ask: string;
  seats?: YuanSeat[];
}

/** Section 4: the set-up so far. */
export interface YuanSetup {
  first: YuanSeat | null;
  hands: Record<string, string[]>;
  laying: YuanLaying | null;
  map_draw: number | null;
  drawn: YuanDrawnClan[];
  bids: Record<string, number | true>;
  /** who still bid */
  bidders: YuanSeat[];
  /** A36: of this auction so far */
  ties: number;
}

/** Y4.2.1: the tile that is being laid, and its cell once that is chosen. */
export interface YuanLaying {
  tile: string;
  cell: string | null;
}

/** Y4.2.3: a clan of this game and its first city. */
export interface YuanDrawnClan {
  clan: YuanClan;
  city: string | null;
}

/** What a seat could work out from its view. */
export interface YuanFacts {
  hexes: YuanHex[];
  /** Y9.2: each side as the two hexes that it separates */
  rivers: [[number, number], [number, number]][];
  /** Y5.1: the temples that win, turn by turn */
  wheel: number[];
  /** the temples that win now */
  objective: number | null;
  clans: Record<string, YuanClanFacts>;
  groups: YuanProvinceGroup[];
  defence: Record<string, YuanDefence>;
}

/** A hex of the map, in axial coordinates; r grows upwards. */
export interface YuanHex {
  q: number;
  r: number;
  terrain: YuanTerrain;
  tile: string;
  province: string | null;
}

/** A clan's board: markers, temples, armies, and what levels cost. */
export interface YuanClanFacts {
  seat: YuanSeat;
  colour: string;
  honour: number;
  /** if it is in force */
  power: YuanPower | null;
  rice: number;
  forest: number;
  mine: number;
  temples: number;
  provinces: number;
  armies: number;
  armies_left: number;
  costs: YuanCosts;
}

/** Y5.3: what the levels of each kind of action cost, from none on. */
export interface YuanCosts {
  development: number[];
  fortification: number[];
  militarization: number[];
}

/** Y2: connected provinces of a clan. */
export interface YuanProvinceGroup {
  clan: YuanClan;
  provinces: string[];
}

/** Y7.4.3: what defends a province. */
export interface YuanDefence {
  armies: number;
  /** null: indestructible */
  fixed: number | null;
}

/** What a plan leads to if nobody gets in its way. Pairs: before and after. */
export interface YuanPlanFacts {
  target: string | null;
  levels: number[];
  costs: number[];
  cost: number;
  /** left afterwards */
  chao: number;
  gains: string[];
  temples: [number, number];
  armies: [number, number];
  markers: [number[], number[]];
  wins: boolean;
  /** what each kind of action is meant to do there; null without a level */
  effects: (Message | null)[];
  contested_by: YuanRival[];
}

/** Who could get in the way of a plan, and how. */
export interface YuanRival {
  seat: number;
  clan: YuanClan;
  /** Y6.1.1: the same province, where the plan would colonize it */
  colonize?: boolean;
  /** Y6.1.3: provinces that the plan would gain */
  claim: string[];
  /** Y6.3: with that strength; 0 if it could not */
  attack: number;
}

/** Why requests are refused: by kind, the values. */
export interface Refusals {
  refused: { detail: string };
  "unknown-game": { detail: string };
  "invalid-action": { detail: string };
  illegal: { reason: Message };
  "invalid-option": { detail: string };
  "invalid-position": { field: string; detail: string; rule: string };
  "invalid-record": { line: number; detail: string };
  "too-large": Record<string, unknown>;
  "too-slow": Record<string, unknown>;
  "too-many": Record<string, unknown>;
  "too-many-tries": Record<string, unknown>;
  "too-many-uploads": Record<string, unknown>;
  "not-understood": { detail: string };
  "broken-off": Record<string, unknown>;
  "hello-first": Record<string, unknown>;
  "other-site": Record<string, unknown>;
  full: Record<string, unknown>;
  failed: Record<string, unknown>;
  "not-found": Record<string, unknown>;
  "who-are-you": Record<string, unknown>;
  "logged-in": Record<string, unknown>;
  "has-account": Record<string, unknown>;
  "name-taken": Record<string, unknown>;
  "wrong-password": Record<string, unknown>;
  "no-token": Record<string, unknown>;
  "too-many-tables": { shared: number; number: number };
  "too-much-practice": { number: number };
  "too-many-bots": { shared: number; number: number };
  "bots-only": Record<string, unknown>;
  "no-bot": { level: string; levels: string[] };
  seed: Record<string, unknown>;
  "no-table": Record<string, unknown>;
  unopenable: { detail: string };
  "no-seat": Record<string, unknown>;
  "not-your-seat": Record<string, unknown>;
  "not-seated": Record<string, unknown>;
  "seat-taken": Record<string, unknown>;
  "not-host": Record<string, unknown>;
  invitation: Record<string, unknown>;
  begun: Record<string, unknown>;
  "not-begun": Record<string, unknown>;
  "set-aside": Record<string, unknown>;
  "no-rematch": Record<string, unknown>;
  "has-rematch": Record<string, unknown>;
  "nothing-to-leave": Record<string, unknown>;
  "not-playing": Record<string, unknown>;
  "not-asked": Record<string, unknown>;
  "no-undo": Record<string, unknown>;
  busy: Record<string, unknown>;
  "bot-plays": Record<string, unknown>;
  "no-bot-plays": Record<string, unknown>;
  "owner-back": Record<string, unknown>;
  "nobody-concedes": Record<string, unknown>;
  "somebody-concedes": Record<string, unknown>;
  "no-hints": Record<string, unknown>;
  "no-hint": Record<string, unknown>;
  "no-example": Record<string, unknown>;
  "no-step": Record<string, unknown>;
  "game-over": Record<string, unknown>;
  "nothing-uploaded": Record<string, unknown>;
  "record-shorter": { number: number };
}

/** What is asked in a game of Yellow & Yangtze: by kind, the values. */
export interface YellowYangtzeQuestions {
  start: Record<string, unknown>;
  refill: Record<string, unknown>;
  redraw: Record<string, unknown>;
  turn: { left: number };
  chain: { space: string };
  merchant: Record<string, unknown>;
  pagoda: Record<string, unknown>;
  move: Record<string, unknown>;
  riot: Record<string, unknown>;
  build: Record<string, unknown>;
  replace: Record<string, unknown>;
  attack: Record<string, unknown>;
  defend: Record<string, unknown>;
  support: Record<string, unknown>;
  pledge: Record<string, unknown>;
  winner: Record<string, unknown>;
  loss: { left: number };
}

/** What forbids an action in a game of Yellow & Yangtze: by kind, the values. */
export interface YellowYangtzeReasons {
  "game-over": Record<string, unknown>;
  "not-asked": { asked: string[]; seat: string };
  "other-question": { question: Message; answers: string[] };
  "both-actions": Record<string, unknown>;
  "chain-is-blue": Record<string, unknown>;
  "not-empty": { space: string };
  "blue-on-rivers": { space: string };
  "only-blue-on-rivers": { space: string };
  "no-such-tile": { colour: string };
  "chain-goes-on-beside": { space: string };
  "there-already": { leader: string; space: string };
  "leader-on-river": { space: string };
  "no-black-beside": { space: string };
  "links-into-conflict": Record<string, unknown>;
  "leader-off-board": { leader: string };
  "nothing-to-remove": Record<string, unknown>;
  "no-triangle": Record<string, unknown>;
  "helps-from-off-board": { leader: string };
  "tile-needed-beside-leader": { leader: string; colour: string };
  "two-tiles-needed": { colour: string; number: number };
  "nothing-to-replace": Record<string, unknown>;
  "discard-first": Record<string, unknown>;
  "no-such-merchant": { colour: string };
  "three-of-one-colour": Record<string, unknown>;
  "under-a-pagoda": Record<string, unknown>;
  "without-the-tile": { space: string };
  "no-pagoda-there": { colour: string; triangle: string };
  "no-tile-there": { space: string };
  "no-red-of-the-winner": { space: string };
  "few-tiles-to-commit": { number: number; colour: string; held: number };
  "commit-something": Record<string, unknown>;
  "nothing-to-commit": Record<string, unknown>;
  "no-warring-state": { space: string; states: string[] };
  "not-the-strongest": { space: string; states: string[] };
  "none-in-the-bag": { colour: string };
  "not-at-the-table": { seat: string };
}

/** What forecasts say beside events in a game of Yellow & Yangtze: by kind, the values. */
export interface YellowYangtzeForecasts {
  "could-add": { number: number };
  "at-stake": { leaders: number; points: number };
}

/** What hints say in a game of Yellow & Yangtze: by kind, the values. */
export interface YellowYangtzeTips {
  around: { capital: string; space: string };
  merchants: Record<string, unknown>;
  conflict: Record<string, unknown>;
  hand: Record<string, unknown>;
  turn: Record<string, unknown>;
  point: { colour: string; rank: string; held: number };
  points: { number: number; colour: string; rank: string; held: number };
  "wild-point": { held: number };
  "wild-points": { number: number; held: number };
  triangle: { colour: string };
  pagoda: { colour: string };
  "pagoda-lost": { colour: string; triangle: string };
  leader: { leader: string; colour: string; space: string };
  "leader-lost": { rival: string; leader: string };
  revolt: { rival: string; leader: string; mine: number; theirs: number };
  war: { strengths: string };
  end: Record<string, unknown>;
  "safe-pagodas": Record<string, unknown>;
  "safe-leaders": Record<string, unknown>;
  support: Record<string, unknown>;
  "war-near": Record<string, unknown>;
  soldiers: Record<string, unknown>;
  "triangle-begun": Record<string, unknown>;
  tiles: Record<string, unknown>;
  best: Record<string, unknown>;
}

/** What is asked in a game of Huang Di: by kind, the values. */
export interface HuangDiQuestions {
  deal: Record<string, unknown>;
  show: Record<string, unknown>;
  tie: Record<string, unknown>;
  return: Record<string, unknown>;
  bid: { jade: number };
  turn: Record<string, unknown>;
  role: { card: string };
  second: Record<string, unknown>;
  workers: Record<string, unknown>;
  between: Record<string, unknown>;
  plaque: { card: string };
  keep: { left: number };
  after: Record<string, unknown>;
}

/** What forbids an action in a game of Huang Di: by kind, the values. */
export interface HuangDiReasons {
  "game-over": Record<string, unknown>;
  "not-asked": { asked: string[]; seat: string };
  "other-question": { question: Message; answers: string[] };
  "not-dealt": { card: string };
  "bid-too-high": { jade: number; bid: number };
  "card-on-table": { card: string };
  "nothing-to-build": Record<string, unknown>;
  "few-peasants-left": { left: number };
  "few-blocks-left": { left: number };
  "peasants-too-dear": { number: number; cost: number; jade: number };
  "blocks-too-dear": { number: number; cost: number; jade: number };
  "few-peasants-to-give": { number: number; peasants: number };
  "deck-empty": Record<string, unknown>;
  "not-looked-at": { card: string };
  "other-province": { cell: string; province: number };
  "cell-taken": { cell: string };
  "first-site": { cell: string };
  "second-site": { cell: string };
  "no-block": Record<string, unknown>;
  "few-workers": { needed: number; workers: number };
  "nothing-below": { cell: string };
  "other-number-of-workers": { needed: number };
  "few-convicts": { convicts: number };
  "few-peasants": { needed: number; peasants: number };
  "not-in-hand": { card: string };
  "no-pattern": { card: string };
  "not-of-the-pattern": { cell: string; card: string };
  "nothing-to-remove": { cell: string };
  "block-of-the-emperor": Record<string, unknown>;
  "own-block": Record<string, unknown>;
  "on-level-4": Record<string, unknown>;
  "plaque-on-it": { cell: string };
  "row-complete": Record<string, unknown>;
  "block-above": { cell: string };
  "few-convicts-to-remove": { needed: number; convicts: number };
  "there-already": Record<string, unknown>;
  "no-such-province": { number: number };
  "not-on-table": { card: string };
  "repeat-too-dear": { card: string; cost: number; jade: number };
  "no-emperor-block": Record<string, unknown>;
  "not-of-this-wall": { cell: string };
  "bought-already": Record<string, unknown>;
  "no-chip": Record<string, unknown>;
  "not-for-jade": Record<string, unknown>;
  "buyback-too-dear": { cost: number; jade: number };
  "not-on-top": Record<string, unknown>;
  "not-tied": { seat: string };
}

/** What forecasts say beside events in a game of Huang Di: by kind, the values. */
export interface HuangDiForecasts {
  bid: { value: number; cost: number; best: number };
  "sure-bid": { value: number; cost: number; best: number };
  workers: { number: number };
  "empty-prison": Record<string, unknown>;
}

/** What hints say in a game of Huang Di: by kind, the values. */
export interface HuangDiTips {
  province: { number: number };
  petition: Record<string, unknown>;
  roles: Record<string, unknown>;
  favours: Record<string, unknown>;
  deck: Record<string, unknown>;
  area: Record<string, unknown>;
  taskmaster: Record<string, unknown>;
  played: Record<string, unknown>;
  card: Record<string, unknown>;
  workers: Record<string, unknown>;
  prison: Record<string, unknown>;
  jade: Record<string, unknown>;
  turn: Record<string, unknown>;
  points: { number: number; what: string };
  chip: Record<string, unknown>;
  block: { cell: string };
  "emperor-block": { cell: string };
  removal: { rival: string; cell: string };
  peasants: { number: number };
  convicts: { number: number };
  blocks: { number: number };
  "prison-jade": { number: number };
  "prison-convicts": { number: number };
  "more-jade": { number: number };
  favour: { card: string };
  plaque: { cell: string };
  "province-worked": { number: number };
  buyback: { card: string };
  "then-points": { number: number; what: string };
  "then-chip": Record<string, unknown>;
  "then-block": { cell: string };
  "then-emperor-block": { cell: string };
  "then-removal": { rival: string; cell: string };
  "then-peasants": { number: number };
  "then-convicts": { number: number };
  "then-blocks": { number: number };
  "then-prison-jade": { number: number };
  "then-prison-convicts": { number: number };
  "then-more-jade": { number: number };
  "then-favour": { card: string };
  "then-plaque": { cell: string };
  "then-province-worked": { number: number };
  "then-buyback": { card: string };
  weakest: Record<string, unknown>;
  rows: Record<string, unknown>;
  levels: Record<string, unknown>;
  "favours-ready": Record<string, unknown>;
  "favours-near": Record<string, unknown>;
  ready: Record<string, unknown>;
  income: Record<string, unknown>;
  "safe-blocks": Record<string, unknown>;
  "emperor-used": Record<string, unknown>;
  end: Record<string, unknown>;
  best: Record<string, unknown>;
  bid: { value: number; cost: number; best: number };
  "sure-bid": { value: number; cost: number; best: number };
  "favour-points": { card: string; number: number };
  "favour-income": { card: string; number: number };
  "favour-petition": { card: string; number: number };
  "favour-jade": { card: string; number: number };
  "favour-fits": Record<string, unknown>;
  "favour-lacks": { number: number };
}

/** What is asked in a game of Yuan, The Art of War: by kind, the values. */
export interface YuanQuestions {
  turn: { clan: string; turn: number; objective: number; chao: number };
  bid: { again: number };
  tile: Record<string, unknown>;
  cell: { tile: string };
  rotate: { tile: string };
  city: { clan: string };
  take: Record<string, unknown>;
  start: Record<string, unknown>;
  deal: Record<string, unknown>;
  map: Record<string, unknown>;
  clan: Record<string, unknown>;
  spread: Record<string, unknown>;
  colour: Record<string, unknown>;
  lot: Record<string, unknown>;
}

/** What forbids an action in a game of Yuan, The Art of War: by kind, the values. */
export interface YuanReasons {
  "game-over": Record<string, unknown>;
  "not-asked": { asked: string[]; seat: string };
  "other-question": { question: Message; answers: string[] };
  decided: { asked: string[] };
  "not-on-this-map": { province: string };
  "no-province": { terrain: string };
  "no-level": Record<string, unknown>;
  "recruits-in-cities": { province: string; huan: number };
  "out-of-reach": { province: string };
  "no-army-in-reach": { province: string };
  "free-not-fortified": { province: string };
  "rival-not-developed": { province: string; clan: string };
  "rival-not-fortified": { province: string; clan: string };
  "too-expensive": { development: number; fortification: number; militarization: number; cost: number; chao: number };
  "plan-or-pass": Record<string, unknown>;
  "not-your-tile": { tile: string };
  "cell-taken": { cell: string };
  "cell-apart": { cell: string };
  "city-taken": { province: string };
  "city-too-near": { province: string };
  "bid-too-high": { chao: number };
  "clan-taken": { clan: string };
  "no-such-answer": { action: string };
}

/** What forecasts say beside events in a game of Yuan, The Art of War: by kind, the values. */
export interface YuanForecasts {
  passing: Record<string, unknown>;
  cost: { cost: number };
  "rival-colonizes": { clan: string; province: string };
  "rival-claims": { clan: string; provinces: string[] };
  "rival-attacks": { clan: string; province: string; strength: number };
  "colonization-1": Record<string, unknown>;
  "colonization-2": Record<string, unknown>;
  "colonization-3": Record<string, unknown>;
  "expansion-1": Record<string, unknown>;
  "expansion-2": Record<string, unknown>;
  "expansion-3": Record<string, unknown>;
  "urbanization-1": Record<string, unknown>;
  "urbanization-2": Record<string, unknown>;
  "urbanization-3": Record<string, unknown>;
  "reinforcement-1": Record<string, unknown>;
  "reinforcement-2": Record<string, unknown>;
  "reinforcement-3": Record<string, unknown>;
  "recruitment-1": Record<string, unknown>;
  "recruitment-2": Record<string, unknown>;
  "recruitment-3": Record<string, unknown>;
  "attack-1": Record<string, unknown>;
  "attack-2": Record<string, unknown>;
  "attack-3": Record<string, unknown>;
  later: { effect: Message };
}

/** What hints say in a game of Yuan, The Art of War: by kind, the values. */
export interface YuanTips {
  "own-land": Record<string, unknown>;
  "rival-land": { clan: string };
  "near-land": Record<string, unknown>;
  "far-land": Record<string, unknown>;
  purse: Record<string, unknown>;
  cities: Record<string, unknown>;
  "city-land": Record<string, unknown>;
  tiles: Record<string, unknown>;
  edge: Record<string, unknown>;
  tile: Record<string, unknown>;
  win: Record<string, unknown>;
  land: { provinces: string; temples: number };
  "more-land": { provinces: string; temples: number };
  city: { province: string };
  temple: { number: number; objective: number };
  theft: { number: number; clan: string };
  chao: { number: number };
  work: { province: string; work: string };
  armies: { number: number; province: string };
  "attack-won": { clan: string; attack: number; defence: number; province: string };
  "attack-lost": { clan: string; attack: number; defence: number; province: string };
  siege: { clan: string; number: number };
  zone: { province: string };
  group: { clan: string; provinces: string };
  "objective-held": Record<string, unknown>;
  "objective-near": Record<string, unknown>;
  "safe-temples": Record<string, unknown>;
  "safe-land": Record<string, unknown>;
  "temples-near": Record<string, unknown>;
  "land-near": Record<string, unknown>;
  rice: Record<string, unknown>;
  forests: Record<string, unknown>;
  mines: Record<string, unknown>;
  "temple-affordable": Record<string, unknown>;
  "free-temples": Record<string, unknown>;
  best: Record<string, unknown>;
  choice: { provinces: string };
  start: { province: string; neighbours: number; temples: number };
  "any-city": Record<string, unknown>;
  "any-place": Record<string, unknown>;
}
