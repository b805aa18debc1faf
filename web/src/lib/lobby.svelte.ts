// The first screen: the games, the person's tables and those of others. Make it while a component is set up.
import { gameFront, type GameFront, type Lobby as Told } from "../games";
import { api } from "./api";
import { keepInvitation } from "./invitation";
import { firstLevel, quickTable } from "./new-table";
import { explain } from "./problems";
import { FILE, keepFile } from "./replay.svelte";
import type { GameInfo, NewTable, TableInfo, Underway, Upload } from "../wire";

export interface Game {
  info: GameInfo;
  module: GameFront;
  lobby: Told | null;
}

/** The level that was last played against is remembered. */
const LEVEL = "level";

export class Lobby {
  private found = $state.raw<{ info: GameInfo; module: GameFront }[]>([]);
  /** The games in the chosen language. */
  readonly games: Game[] = $derived(
    this.found.map(({ info, module }) => ({ info: module.about(info), module, lobby: module.lobby?.() ?? null })),
  );
  readonly infos: GameInfo[] = $derived(this.games.map(({ info }) => info));
  tables = $state.raw<TableInfo[]>([]);
  underway = $state.raw<Underway[]>([]);
  played = $state.raw<TableInfo[]>([]);
  name = $state(api.name());
  problem = $state("");
  /** Whether everything was asked for: before that, nobody knows whether there are tables. */
  loaded = $state(false);
  /** The tables where the person must decide. */
  readonly waiting: Underway[] = $derived(this.underway.filter(isMine));

  constructor() {
    $effect(() => void this.load().catch(this.fail));
  }

  private async load(): Promise<void> {
    const [infos, known, tables] = await Promise.all([api.games(), api.me(), api.lobby()]);
    this.found = await Promise.all(infos.map(async (info) => ({ info, module: await gameFront(info.name) })));
    this.tables = tables;
    this.name ||= known?.name ?? "";
    if (known) {
      const [underway, history] = await Promise.all([api.underway(), api.history()]);
      [this.underway, this.played] = [underway, history.filter(({ status }) => status === "ended")];
    }
    this.loaded = true;
  }

  readonly fail = (error: unknown): void => {
    this.problem = explain(error);
  };

  game(name: string): Game | null {
    return this.games.find(({ info }) => info.name === name) ?? null;
  }

  /** Public tables with an open seat, and those that can be watched. */
  readonly open: TableInfo[] = $derived(this.tables.filter(({ status }) => status === "open"));
  readonly watchable: TableInfo[] = $derived(this.tables.filter(({ status }) => status === "playing"));

  level(game: GameInfo): string {
    return firstLevel(game, localStorage.getItem(LEVEL));
  }

  noteLevel(level: string): void {
    localStorage.setItem(LEVEL, level);
  }

  /** A game against bots with one click. */
  async quick({ info, lobby }: Game): Promise<void> {
    await this.create(quickTable(info, lobby?.presets[0], this.level(info)));
  }

  async create(wish: NewTable): Promise<void> {
    try {
      await api.enter(this.name.trim());
      const made = await api.create(wish);
      if (made.invite) keepInvitation(made.table.id, made.invite);
      location.search = `?table=${made.table.id}`;
    } catch (error) {
      this.fail(error);
    }
  }

  /** A record opens as a replay, a position as a table for all at this screen. */
  async openFile(text: string): Promise<void> {
    try {
      await api.enter(this.name.trim());
      if (text.trimStart().startsWith("{")) {
        const position = JSON.parse(text) as NonNullable<Upload["position"]>;
        location.search = `?table=${(await api.upload({ position })).table.id}`;
      } else {
        await api.look({ record: text });
        keepFile(text);
        location.search = `?replay=${FILE}`;
      }
    } catch (error) {
      this.fail(error);
    }
  }
}

/** Whether a table waits for the person. */
export const isMine = ({ mine, actors }: Underway): boolean => mine.some((seat) => actors.includes(seat));
