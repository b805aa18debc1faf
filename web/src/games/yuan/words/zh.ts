import { say } from "../../../lib/messages";
import { planOf, ROMAN, type Clan, type Terrain } from "../pieces";
import type { Deed, GameWords, Seat } from "./catalogue";
import { label } from "./speak";

const clan = (name: string) => zh.clans[name as Clan] ?? name;
const and = (names: readonly string[]) => names.join("、");
const clans = (names: readonly string[]) => and(names.map(clan));
const armies = (number: number) => `${number} 支军队`;
const temples = (number: number) => `${number} 座寺庙`;
const levels = (numbers: readonly number[], costs?: readonly number[]) =>
  [zh.kinds.development, zh.kinds.fortification, zh.kinds.militarization]
    .flatMap((kind, index) =>
      numbers[index] ? [`${kind}${zhLevel(numbers[index])}${costs ? `（${costs[index]}）` : ""}`] : [],
    )
    .join("、");
const zhLevel = (level: number) => ` ${ROMAN[level]} 级`;
const planned = (text: string) => {
  const plan = planOf(text);
  return plan ? `${plan.target}，${levels(plan.levels)}` : zh.parts.passes;
};
const deed = (name: string) => zh.deeds[name as Deed] ?? name;
const listed = (provinces: string) => and(provinces.split(", "));
const holding = (number: number) => (number ? `，有 ${temples(number)}` : "");
const player = (seat: string) => (seat === "chance" ? "随机" : (zh.seats[seat as Seat] ?? seat));
const terrain = (name: string) => zh.terrains[name as Terrain] ?? name;

export const zh: GameWords = {
  title: "元：孙子兵法",
  credits: "设计：夏利·西戈诺（Charlie Sigogneau），出版：Oka Luda（2023）。本作是非官方的爱好者实现。",
  notice:
    "部分内容是重构：中国板块与河流、火山、剧本地图以及军队数量不见于我们的资料；中国各氏族的能力是自创规则。规则页列出了全部重构。",
  options: {
    scenario: "剧本；带竞拍的剧本使用重构地图",
    bidding: "城市与氏族用竞拍代替抽取",
    map: "地图",
    cities: "首座城市",
    sites: "首座城市可放的位置",
    box: "使用的盒子；五人以上时先用的盒子",
    china: "两盒并用时的板块",
    volcanoes: "火山旁的省份产量加倍，并在第 5、9、13 回合被毁（哪些山是火山：重构）",
    rivers: "河流隔开省份，并连通两岸的省份（重构）",
    powers: "蒙古各氏族拥有印刷的能力",
    house_powers: "自创规则：中国各氏族拥有我们设计的能力",
    clash: "多个氏族殖民同一省份",
    strict: "时间轮从一开始每两回合减一",
    colony_bonus: "殖民 III 级也获得 2 钞",
    tax_by_province: "建寺者按每个相邻省份偷 2 钞，而不是按每个氏族",
    tie_break: "同时获胜的氏族之间",
    mu_tie: "其他氏族同时获胜时穆的能力",
    bid_ties: "再次相同的出价",
    armies: "每个氏族的军队数量",
    max_turns: "最后一回合",
  },
  choices: {
    scenario: { free: "自由", crossing: "渡水，3 人", river: "控河，4 人", conflict: "全面冲突，5 人" },
    map: { players: "玩家放置板块", automatic: "抽取一张公平的地图" },
    cities: { players: "玩家放置", automatic: "自动分散", random: "随机放置" },
    sites: { any: "任何地方", apart: "若有可能相距两步" },
    box: { mongolia: "蒙古", china: "中国（重构）" },
    china: { mirror: "中国板块（重构）", repeat: "蒙古板块用两套" },
    clash: { cancel: "回合取消", pass: "视为跳过", honour: "荣誉最低者保留" },
    tie_break: { temples: "先比寺庙", mines: "先比矿山" },
    mu_tie: { wins: "穆获胜", temples: "穆胜过寺庙数相同者" },
    bid_ties: { again: "再次出价", lot: "抽签决定" },
    max_turns: { none: "无：直到某氏族获胜或全体同意结束" },
  },

  seats: {
    first: "第一席",
    second: "第二席",
    third: "第三席",
    fourth: "第四席",
    fifth: "第五席",
    sixth: "第六席",
    seventh: "第七席",
    eighth: "第八席",
  },
  clans: {
    mu: "穆",
    suhey: "苏赫",
    weyu: "韦宇",
    xiangi: "襄吉",
    huan: "桓",
    zhuang: "庄",
    luong: "隆",
    goujian: "勾践",
  },
  powers: {
    mu: "省份点数达到目标三倍也获胜，有寺庙的省份算两点；平局时获胜",
    suhey: "因其他氏族而会保持中立的省份，发展时仍可取得",
    weyu: "进攻可越过一座山和至多两格水域",
    xiangi: "至多越过两格水域；紧邻两座山时防御 +2",
    huan: "城市化 I 级等同 II 级",
    zhuang: "殖民 I、II 级可到达任何岸边",
    luong: "跳过时获得 8 钞",
    goujian: "进攻没有壁垒的省份时，平局获胜",
  },
  legend: {
    rice: "稻田：发展更便宜",
    forest: "森林：防御更便宜",
    mine: "矿山：军队更便宜",
    hill: "丘陵：开局有一座寺庙",
    mountain: "山脉：阻隔",
    water: "水域：连接两岸",
    volcano: "火山：产出加倍，并会毁坏",
  },
  terrains: {
    rice: "稻田",
    forest: "森林",
    mine: "矿山",
    hill: "丘陵",
    mountain: "山",
    water: "水域",
    volcano: "火山",
  },
  kinds: { development: "发展", fortification: "筑城", militarization: "军事" },
  phases: {
    reveal: "揭示",
    development: "发展",
    fortification: "筑城",
    recruitment: "征兵",
    attack: "进攻",
    "fortification after attack": "进攻之后",
    income: "收入",
    upgrade: "更新",
  },
  deeds: {
    colonization: "殖民",
    expansion: "扩张",
    urbanization: "城市化",
    reinforcement: "加固",
    recruitment: "征兵",
    attack: "进攻",
    fortification: "筑城",
    passing: "跳过",
  },
  works: { city: "城市", "second city": "第二座城", rampart: "木壁垒", "stone rampart": "石壁垒（不可摧毁）" },
  pieces: { temple: "寺庙", temples, armies, chao: "钞" },
  parts: {
    legend: "地形",
    board: "地图",
    sheet: "计划单",
    target: "目标",
    free: "自由",
    none: "无",
    chooseTarget: "在地图上选择一个省份，或跳过。",
    tracks: {
      development: "占领空省份，建造寺庙。",
      fortification: "建造城市和壁垒。",
      militarization: "招募军队并进攻。",
    },
    pass: "跳过",
    holding: ({ clan: owner, cities, rampart, armies: number }) =>
      [
        `${clan(owner)}的${["村庄", "城市", "双倍城市"][cities]}`,
        rampart === "wood" && "木壁垒",
        rampart === "stone" && "不可摧毁",
        number && armies(number),
      ]
        .filter(Boolean)
        .join("，"),
    costs: (cost) => `此计划 −${cost}`,
    left: (chao) => `剩余 ${chao}`,
    ends: (chao) => `回合后 ${chao}`,
    attackOn: (province) => `进攻 ${province}`,
    falls: (province) => `若无人干预，${province} 会被攻下`,
    resists: (province) => `${province} 守得住`,
    victory: "获胜",
    seal: "封存计划",
    sealed: "已决定",
    planning: "正在计划",
    made: "你的计划",
    tiles: "你的板块",
    turns: "如何旋转？",
    cell: (cell) => `位置 ${cell}`,
    holds: (number) => `${number} 块板块 ·`,
    supply: (number, left) => `${armies(number)}，剩余 ${left}`,
    house: "（自创规则）",
    turn: "回合",
    wheel: (turn, objective) => `时间轮：第 ${turn} 回合，${temples(objective)}获胜`,
    race: "寺庙",
    wins: (objective) => `现在 ${objective} 座获胜`,
    reveal: "各方计划",
    passes: "跳过",
    inPlay: "参战氏族",
    reconstructed: "此地图是重构。",
    decided: "胜负如何决定",
    course: "每回合结束时的寺庙数；虚线：时间轮所示",
  },
  effects: { war: "可以进攻", me: "可以带来寺庙" },
  criteria: ["寺庙", "矿山", "钞", "军队"],
  result: ([won = 0, mines = 0, chao = 0, force = 0]) =>
    `${temples(won)}，${mines} 座矿山，${chao} 钞，${armies(force)}`,

  questions: {
    turn: ({ clan: name, turn, objective, chao }) =>
      `${clan(name)}，秘密计划第 ${turn} 回合：${objective} 座寺庙获胜，你有 ${chao} 钞`,
    bid: ({ again }) => (again ? "为选择城市再次出价" : "为选择城市出价"),
    tile: "选择要放置的板块",
    cell: ({ tile }) => `选择板块 ${tile} 的位置`,
    rotate: ({ tile }) => `选择板块 ${tile} 的方向`,
    city: ({ clan: name }) => `放置${clan(name)}的首座城市`,
    take: "选择一个氏族及其城市",
    start: "随机决定谁先放置",
    deal: "随机分发板块",
    map: "随机抽取地图",
    clan: "随机抽取参战氏族",
    spread: "随机放置首座城市",
    colour: "随机为每个席位分配氏族",
    lot: "抽签决定同价者",
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} 先放置`,
    TileDealt: (e, who) => `${who(e.seat)} 得到板块 ${e.tile}`,
    TileLaid: (e, who) =>
      e.seat === null ? `板块 ${e.tile} 位于 ${e.cell}` : `${who(e.seat)} 把板块 ${e.tile} 放在 ${e.cell}`,
    TemplesPlaced: (e) => `地图完成；丘陵上有 ${temples(e.provinces.length)}`,
    ClanDrawn: (e) => `${clan(e.clan)}参战`,
    CityPlaced: (e, who) =>
      e.seat === null
        ? `${clan(e.clan)}的首座城市在 ${e.province}`
        : `${who(e.seat)} 把${clan(e.clan)}的首座城市放在 ${e.province}`,
    ColourDrawn: (e, who) => `${who(e.seat)} 执掌${clan(e.clan)}，位于 ${e.province}`,
    BidMade: (e, who) => (e.number === null ? `${who(e.seat)} 已出价` : `${who(e.seat)} 出价 ${e.number}`),
    BidsRevealed: (e, who) => `出价：${e.bids.map(([seat, bid]) => `${who(seat)} ${bid}`).join("，")}`,
    BidTied: (e, who) => `${and(e.seats.map(who))} 出价相同：${e.again ? "再次出价" : "抽签决定"}`,
    LotDrawn: (e, who) => `抽中 ${who(e.seat)}`,
    ClanTaken: (e, who) => `${who(e.seat)} 以 ${e.paid} 取得 ${e.province} 的${clan(e.clan)}`,
    ChaoDealt: (e) => `${clan(e.clan)}以 ${e.number} 钞开始`,
    TurnBegan: (e) => `第 ${e.turn} 回合：${temples(e.objective)}获胜`,
    PlanMade: (e, who) => `${who(e.seat)} 已决定${e.plan === null ? "" : `：${planned(e.plan)}`}`,
    PhaseBegan: (e) => `— ${zh.phases[e.phase as keyof GameWords["phases"]] ?? e.phase} —`,
    PlanRevealed: (e) => `${clan(e.clan)}以 ${e.target} 为目标：${levels(e.levels, e.costs)}`,
    ClanPassed: (e) => `${clan(e.clan)}跳过`,
    ColonizationClashed: (e) =>
      `${clans(e.clans)}都想殖民 ${e.target}：${e.winner === null ? "无人得到" : `${clan(e.winner)}取得`}`,
    PlanCancelled: (e) => `${clan(e.clan)}的计划取消：退还 ${e.refund} 钞${e.passed ? "，并视为跳过" : ""}`,
    ProvinceColonized: (e) => `${clan(e.clan)}殖民 ${e.province}（${ROMAN[e.level]}）`,
    ProvincesClaimed: (e) => `${clan(e.clan)}通过${deed(e.action)}取得 ${and(e.provinces)}`,
    ClaimContested: (e) =>
      `${clans(e.clans)}争夺 ${e.province}：${e.winner === null ? "保持自由" : `${clan(e.winner)}仍然取得`}`,
    CityArose: (e) => `${clan(e.clan)}在 ${e.province} 的村庄自动成为城市`,
    TempleBuilt: (e) => `${clan(e.clan)}在 ${e.province} 建起寺庙`,
    TheftPrevented: (e) => `${clans(e.clans)}相邻建寺，互不偷窃`,
    ChaoStolen: (e) => `${clan(e.clan)}从${clan(e.victim)}偷走 ${e.number} 钞`,
    CityFortified: (e) =>
      `${clan(e.clan)}在 ${e.province} 筑城（${deed(e.action)} ${ROMAN[e.level]}）：${e.built.length ? and(e.built.map((one) => zh.works[one as keyof GameWords["works"]] ?? one)) : "没有新增"}`,
    ArmiesRaised: (e) =>
      `${clan(e.clan)}在 ${e.province} 征募 ${armies(e.number)}${e.number === e.wanted ? "" : `（应为 ${e.wanted}，储备已尽）`}`,
    ActionVoid: (e) =>
      `${clan(e.clan)}在 ${e.province} 的${deed(e.action)}无效：${zh.voids[e.cause as keyof GameWords["voids"]] ?? e.cause}`,
    ArmiesMustered: (e) =>
      `${clan(e.clan)}以 ${e.strength} 进攻 ${e.target}：${e.origins.map(([home, number]) => `${home} 出 ${number}`).join("，")}${e.fresh ? "，另有新军" : ""}`,
    AttackersFought: (e) =>
      `${e.target} 城下：${e.clans.map((one, index) => `${clan(one)} ${e.strengths[index]}`).join(" 对 ")}；${e.winner === null ? "无人剩下" : `${clan(e.winner)}剩 ${e.left}`}`,
    ProvinceAttacked: (e) => {
      const wall = e.defence === null ? "，城墙不可摧毁" : e.defence ? `，另有固定防御 ${e.defence}` : "";
      const against = `${e.attack} 对${clan(e.defender)}的 ${armies(e.armies)}${wall}`;
      return e.won
        ? `${clan(e.clan)}攻下 ${e.target}，${against}；剩 ${e.survivors}`
        : `${clan(e.clan)}未能攻下 ${e.target}，${against}；守军损失 ${e.killed}`;
    },
    ZoneAttacked: (e) =>
      `${clan(e.clan)}还打击${clan(e.defender)}的 ${e.province}${e.won ? "，并取得" : e.killed ? "，消灭一支军队" : "，徒劳无功"}`,
    ZonesClashed: (e) => `${clans(e.clans)}同时打击 ${e.province}，互相抵消`,
    ProvinceCaptured: (e) =>
      `${e.province} 由${clan(e.loser)}归${clan(e.clan)}${e.survivors ? `；${armies(e.survivors)}驻守` : ""}`,
    GroupDestroyed: (e) => `${clan(e.loser)}在 ${and(e.provinces)} 已无城市：由${clan(e.clan)}接管`,
    ProvincesFreed: (e) => `${clan(e.loser)}失去 ${and(e.provinces)}，从此自由`,
    ChaoRefunded: (e) => `${clan(e.clan)}收回筑城的 ${e.number} 钞`,
    ChaoEarned: (e) => `${clan(e.clan)}：+${e.number} 钞（${deed(e.cause)}）`,
    VolcanoErupted: (e) => (e.provinces.length ? `火山喷发：${and(e.provinces)} 被毁` : "火山喷发，无人受害"),
    ArmiesDisbanded: (e) => `${clan(e.clan)}在 ${e.province} 解散 ${armies(e.number)}`,
    MarkersSet: (e) =>
      `${clan(e.clan)}：${temples(e.temples)}，稻田 ${e.rice}，森林 ${e.forest}，矿山 ${e.mine}，${e.chao} 钞`,
    GameEnded: (e) => `游戏结束：${zh.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}；${clans(e.clans)}居首`,
  },
  voids: {
    "Y6.2": "I 级在村庄中无效",
    "Y6.3": "I 级不征兵",
    A13: "那里没有城市",
    A50: "该省份是自由的",
    "Y7.4.1": "没有可达的军队",
  },
  endings: { Y8: "有氏族控制的寺庙数达到时间轮所示", A38: "最后一回合已结束" },
  tips: {
    "own-land": () => "看看你自己的领地",
    "rival-land": ({ clan: name }) => `看看${clan(name)}的领地`,
    "near-land": () => "看看你周围的自由省份",
    "far-land": () => "看看远处的自由省份",
    purse: () => "看看你的钞",
    cities: () => "看看还可以选择的城市",
    "city-land": () => "看看远离其他城市的省份",
    tiles: () => "看看你的板块",
    edge: () => "看看地图的边缘",
    tile: () => "看看你要放置的板块",
    win: () => "若无人干扰，就此获胜",
    land: ({ provinces, temples: number }) => `取得 ${listed(provinces)}${holding(number)}`,
    "more-land": ({ provinces, temples: number }) => `还取得 ${listed(provinces)}${holding(number)}`,
    city: ({ province }) => `${province} 自动成为城市，不花钱`,
    temple: ({ number, objective }) => `建一座寺庙：你就有 ${number} 座，本回合 ${objective} 座获胜`,
    theft: ({ number, clan: name }) => `从${clan(name)}偷走 ${number} 钞`,
    chao: ({ number }) => `获得 ${number} 钞`,
    work: ({ province, work }) => `${province} 新增${zh.works[work as keyof GameWords["works"]] ?? work}`,
    armies: ({ number, province }) => `在 ${province} 征募 ${armies(number)}`,
    "attack-won": ({ clan: name, attack, defence, province }) =>
      `以 ${attack} 对 ${defence} 进攻${clan(name)}，攻下 ${province}`,
    "attack-lost": ({ clan: name, attack, defence, province }) =>
      `以 ${attack} 对 ${defence} 进攻${clan(name)}，未能攻下 ${province}`,
    siege: ({ clan: name, number }) =>
      `进攻${clan(name)}一座不可摧毁的城市，${number ? `消灭 ${armies(number)}` : "没有消灭军队"}`,
    zone: ({ province }) => `${province} 也被攻下`,
    group: ({ clan: name, provinces }) => `${clan(name)}在那里已无城市，还会失去 ${listed(provinces)}`,
    "objective-held": () => "你的寺庙数将达到下一回合时间轮所示",
    "objective-near": () => "再有一个计划，就可能得到所需的寺庙",
    "safe-temples": () => "下一回合你可能受攻击的寺庙更少",
    "safe-land": () => "下一回合你可能受攻击的省份更少",
    "temples-near": () => "你的军队将威胁对手的寺庙",
    "land-near": () => "你的军队将威胁对手更多的省份",
    rice: () => "你的发展更便宜",
    forests: () => "你的筑城更便宜",
    mines: () => "你的军事更便宜",
    "temple-affordable": () => "你将付得起一座寺庙",
    "free-temples": () => "将有自由的寺庙可达",
    best: () => "眼下没有更好的走法",
    choice: ({ provinces }) => `出价最高者先选：${listed(provinces)}`,
    start: ({ province, neighbours, temples: number }) =>
      `${province} 有 ${neighbours} 个相邻省份，周围${number ? `有 ${temples(number)}` : "没有寺庙"}`,
    "any-city": () => "还不知道城市将归谁：哪里都一样",
    "any-place": () => "大家都在同一张地图上玩：放在哪里都一样",
  },
  forecasts: {
    passing: "跳过不花钱",
    cost: ({ cost }) => `花费 ${cost} 钞；若无人干扰`,
    "rival-colonizes": ({ clan: name, province }) => `${clan(name)}也可能殖民 ${province}，那样你的整个回合都会取消`,
    "rival-claims": ({ clan: name, provinces }) => `${clan(name)}也可能争夺 ${and(provinces)}`,
    "rival-attacks": ({ clan: name, province, strength }) => `${clan(name)}可能以 ${strength} 进攻 ${province}`,
    "colonization-1": "取得它和相邻的所有自由省份",
    "colonization-2": "取得它和相邻的所有自由省份；+2 钞",
    "colonization-3": "同 I 级，但可在地图任何地方",
    "expansion-1": "取得其领地周围所有自由省份",
    "expansion-2": "取得其领地周围所有自由省份；+2 钞",
    "expansion-3": "建一座寺庙，并向邻居偷钱",
    "urbanization-1": "在村庄中无效",
    "urbanization-2": "村庄变为城市",
    "urbanization-3": "带壁垒的城市，和 1 支军队",
    "reinforcement-1": "城市产量加倍",
    "reinforcement-2": "加倍，并有壁垒",
    "reinforcement-3": "不可摧毁，和 1 支军队",
    "recruitment-1": "不征兵",
    "recruitment-2": "征募 1 支军队",
    "recruitment-3": "征募 3 支军队",
    "attack-1": "可达的军队全部进攻",
    "attack-2": "与 1 支新军队一起进攻",
    "attack-3": "同 II 级，并打击周围省份",
    later: ({ effect }) => `若届时归你：${say(zh.forecasts, effect)}`,
  },

  actions: {
    pass: () => "跳过并获得钞",
    plan: (target, numbers) => (numbers.length ? `${target}：${levels(numbers)}` : target ? `目标 ${target}` : "计划"),
    tile: (tile) => (tile ? `板块 ${tile}` : "放置板块"),
    cell: (cell) => (cell ? `放在 ${cell}` : "放下"),
    rotate: (steps) => (steps === null ? "旋转板块" : `旋转 ${60 * steps}°`),
    city: (province) => (province ? `在 ${province} 建城` : "放置城市"),
    bid: (number) => (number ? `出价 ${number}` : "出价"),
    take: (name) => (name ? `选择${name}` : "选择氏族"),
    start: (seat) => `${zh.seats[seat as Seat] ?? seat}先放置`,
    deal: (tile) => `分发板块 ${tile}`,
    map: (number) => `地图 ${number}`,
    clan: (name) => `${name}参战`,
    spread: (province) => `在 ${province} 建城`,
    colour: (name) => `氏族${name}`,
    lot: (seat) => `抽中${zh.seats[seat as Seat] ?? seat}`,
  },

  reasons: {
    "game-over": "游戏已结束",
    "not-asked": ({ asked, seat }) => `现在由${and(asked.map(player))}决定，不是${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `现在的问题是：${say(zh.questions, question)}（${answers.map((word) => label(zh, word)).join("、")}）`,
    decided: ({ asked }) => `你已决定；还要决定的是：${and(asked.map(player))}`,
    "not-on-this-map": ({ province }) => `${province} 不在这张地图上`,
    "no-province": ({ terrain: kind }) => `${terrain(kind)}不是省份：不能占有，也不能选择`,
    "no-level": "没有等级的目标不是计划：请跳过",
    "recruits-in-cities": ({ province, huan }) =>
      `军队在城市征募：${province} 是村庄，筑城 ${huan ? "I、II 或 III" : "II 或 III"} 级可使它成为城市`,
    "out-of-reach": ({ province }) => `${province} 与你的省份既不相邻也不相连：只有发展 III 级可达`,
    "no-army-in-reach": ({ province }) => `与 ${province} 相邻或相连的省份中没有你的军队`,
    "free-not-fortified": ({ province }) => `${province} 是自由省份：只有殖民或进攻它时才能筑城`,
    "rival-not-developed": ({ province, clan: name }) => `${province} 属于${clan(name)}：不能发展`,
    "rival-not-fortified": ({ province, clan: name }) => `${province} 属于${clan(name)}：只有进攻它时才能筑城`,
    "too-expensive": ({ development, fortification, militarization, cost, chao }) =>
      `花费 ${development} + ${fortification} + ${militarization} = ${cost} 钞，你有 ${chao} 钞`,
    "plan-or-pass": "请计划你的回合，或跳过",
    "not-your-tile": ({ tile }) => `你没有板块 ${tile}`,
    "cell-taken": ({ cell }) => `${cell} 处已有板块`,
    "cell-apart": ({ cell }) => `${cell} 旁没有板块`,
    "city-taken": ({ province }) => `${province} 已有城市`,
    "city-too-near": ({ province }) => `${province} 离城市太近，还有其他省份可选`,
    "bid-too-high": ({ chao }) => `你有 ${chao} 钞可出价`,
    "clan-taken": ({ clan: name }) => `${clan(name)}不可选`,
    "no-such-answer": ({ action }) => `现在不可能：${label(zh, action)}`,
  },
};
