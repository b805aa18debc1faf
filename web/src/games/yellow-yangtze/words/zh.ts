import { say } from "../../../lib/messages";
import type { Colour } from "../pieces";
import type { GameWords, Leader, Seat } from "./catalogue";
import { label } from "./speak";

const tint = (colour: string) => `${zh.colours[colour as Colour]}色`;
const tile = (colour: string | null) => (colour === null || colour === "?" ? "一块板块" : `一块${tint(colour)}板块`);
const tiles = (number: number, colour: string) => `${number} 块${tint(colour)}板块`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && ` ${tiles(number, colour)}`, helper].filter(Boolean).join("和");
const pagoda = (colour: string) => `${tint(colour)}宝塔（${zh.pagodas[colour as Colour]}）`;
const name = (leader: string) => zh.leaders[leader as Leader];
const RANKS: Record<string, string> = {
  weakest: "你最弱的颜色",
  "second weakest": "你第二弱的颜色",
  third: "你第三弱的颜色",
  strongest: "你最强的颜色",
};
const CAPITALS: Record<string, string> = {
  Qin: "秦",
  Wei: "魏",
  Yan: "燕",
  Zhao: "赵",
  Chu: "楚",
  Han: "韩",
  Qi: "齐",
};
const because = (cause: string) => zh.causes[cause as keyof GameWords["causes"]] ?? cause;
const player = (seat: string) => (seat === "chance" ? "随机" : (zh.seats[seat as Seat] ?? seat));

export const zh: GameWords = {
  title: "黄河与长江",
  credits: "游戏设计：Reiner Knizia，出版：Grail Games（2018）。本作品为非官方的爱好者实现。",
  notice: "棋盘为重构：采用该游戏再版所公开的棋盘，尚未与 2018 年印刷版的照片核对。",
  options: {
    short: "两人局：开局时 24 块未公开的板块移出布袋",
    exactly_two_actions: "必须执行两个行动，除非没有其他合法行动",
    no_merchant_after_war: "引发战争的绿色板块不能换取商队板块",
    fewest_yellow_wins: "完全平局时黄色分最少者胜",
    leader_pays_no_loss: "投入的红色领袖不计入胜方的损失",
    all_states_war: "每个被连接且有领袖的国家都参战",
    no_stall_end: "连续五轮没有摸取板块时游戏不结束，直到玩家们同意结束",
    open_points: "公开所有玩家的分数",
  },

  seats: { lion: "狮", bull: "牛", archer: "弓手", pot: "鼎" },
  colours: { black: "黑", red: "红", green: "绿", blue: "蓝", yellow: "黄" },
  leaders: { governor: "官员", soldier: "士兵", trader: "商人", farmer: "农民", artisan: "工匠" },
  pagodas: { black: "朝廷", red: "军营", green: "市场", blue: "粮仓", yellow: "作坊" },
  grounds: { land: "陆地", river: "河流", capital: "都城" },
  rivers: { yellow: "黄河", yangtze: "长江" },
  states: { qin: "秦", wei: "魏", yan: "燕", zhao: "赵", chu: "楚", han: "韩", qi: "齐" },
  parts: {
    filled: (number) => `${number} 点万能分补足最低的颜色`,
    board: "棋盘",
    merchants: "商队",
    inBag: (number) => `布袋中 ${number} 块板块`,
    triangle: (triangle) => `三角 ${triangle}`,
    tile: (colour) => `${tint(colour)}板块`,
    leader: (leader, seat) => `${zh.seats[seat as Seat]}的${name(leader)}`,
    leaders: "你的领袖",
    off: "场外",
    inHand: (number) => `${number} 块板块`,
    war: (space) => `${space} 之战`,
    revolt: (leader) => `${leader}叛乱`,
    state: (number, space) => `国家 ${number}（${space}）`,
    strength: (board, added) => `棋盘 ${board}，投入 ${added}`,
    sideOf: (name, strength, board, added) => `${name}，战力 ${strength}：版图 ${board}，增援 ${added}`,
    leaderOf: (owner, leader) => `${owner}：${leader}`,
    safe: "安全",
    atStake: "此方若败则离场",
    leaves: "离场",
    wins: (name) => `${name}获胜`,
    loses: (name) => `${name}落败`,
    ifWins: "此方若胜",
    ifLoses: "此方若败",
    won: "赢得",
    lost: "失去",
    pointFor: (colour, owner) => `${zh.colours[colour as keyof GameWords["colours"]]}，归 ${owner}`,
    leadersLeave: (number) => `${number} 名领袖离场`,
    redLeave: (number) => `${number} 枚红色板块离场`,
    tieDefender: "平局：防守方获胜。",
    tieChooser: (owner) => `平局：由放置板块的 ${owner} 选择。`,
    deciding: "决定中",
    order: "决定顺序",
    staysOut: "不参战",
    sentTo: (number, name) => `${number} 支援${name}`,
    lifted: (number) => `已拿起 ${number}`,
    support: (name) => `支持${name}`,
    supported: (name) => `你支持${name}`,
    letWin: (name) => `让${name}获胜`,
  },
  modes: { tile: "板块", leader: "领袖", riot: "暴动", pagoda: "宝塔", replace: "更换", end: "结束" },
  buttons: {
    replace: (number) => (number ? `更换 ${number} 块` : "更换"),
    commit: (number) => `投入 ${number}`,
    commitTo: (number, name) => `向${name}投入 ${number}`,
    stayOut: "不参战",
    withdraw: "撤回",
    end: "结束回合",
  },
  advice: {
    turn: "请选择一枚棋子或一种行动。",
    tile: "请选择一块手牌板块。",
    leader: "请选择一名领袖。",
    lifted: (piece) => `已拿起${piece}：请选择位置。`,
    moving: (leader) => `已拿起${leader}：请选择位置，或将其撤回。`,
    replace: "请拿起要更换的板块。",
    end: (left) => `还有 ${left} 个行动，要结束回合吗？`,
    merchant: "请拿取一块商队板块，或跳过。",
    commit: (colour, leader) => `请拿起要投入的${tint(colour)}板块${leader ? `，${name(leader)}也可以协助` : ""}。`,
    support: "请支持一个交战国，或不参战。",
  },
  awaits: {
    turn: (name) => `${name} 正在进行回合。`,
    attacked: (name, leader) => `${name} 叛乱，反对你的${leader}：对方正在选择板块。`,
    attacking: (name, leader) => `你的${leader}发动叛乱：${name} 正在选择防守的板块。`,
    revolt: (attacker, defender, leader, name) =>
      `${attacker} 叛乱，反对 ${defender} 的${leader}：${name} 正在选择板块。`,
    support: (space, name) => `${space} 之战：${name} 正在选择支持哪一方。`,
    pledge: (space, name) => `${space} 之战：${name} 正在选择板块。`,
    winner: (space, name) => `${space} 之战：${name} 决定平局的胜方。`,
    loss: (space, name) => `${space} 之战：${name} 正在选择胜方失去的板块。`,
  },
  result: ([weakest, ...others]) => `最弱颜色 ${weakest} 分，其次 ${others.join("、")} 分`,

  questions: {
    start: "随机决定起始玩家",
    refill: "随机摸板块",
    redraw: "随机摸取更换的板块",
    turn: ({ left }) => `请执行一个行动（剩余 ${left} 个）`,
    chain: ({ space }) => `可在 ${space} 旁继续放置蓝色板块，或跳过`,
    merchant: "可从商队拿取一块板块，或跳过",
    pagoda: "可在一个三角上建造宝塔，或跳过",
    move: "请选择要移动的宝塔",
    riot: "请选择暴动要移除的板块",
    build: "请选择建造宝塔的三角",
    replace: "逐块弃掉板块，然后选择“完成”",
    attack: "请为进攻投入黑色板块",
    defend: "请为防守投入黑色板块",
    support: "可支持一个交战国，或跳过",
    pledge: "请为所支持的国家投入红色板块",
    winner: "请选择哪个最强的国家获胜",
    loss: ({ left }) => `请选择胜方失去的一块红色板块（还需 ${left} 块）`,
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} 先行`,
    TurnBegan: (e, who) => `轮到 ${who(e.seat)}`,
    TileDrawn: (e, who) => `${who(e.seat)} 摸取${tile(e.colour)}`,
    MerchantDrawn: (e) => `${tile(e.colour)}加入商队`,
    Passed: (e, who) => `${who(e.seat)} 跳过余下行动`,
    TilePlaced: (e, who) => `${who(e.seat)} 在 ${e.space} 放置${tile(e.colour)}`,
    StatesUnited: (e) => `${e.space} 连接了 ${e.states.length} 个国家`,
    PointScored: (e, who) => `${who(e.seat)}：+${e.number} 分${tint(e.colour)}（${because(e.cause)}）`,
    PagodaOffered: (e, who) => `${who(e.seat)} 可在 ${e.triangles.join(" 或 ")} 建造${pagoda(e.colour)}`,
    PagodaBuilt: (e, who) => `${who(e.seat)} 在 ${e.triangle} 建造${pagoda(e.colour)}`,
    PagodaMoved: (e, who) => `${who(e.seat)} 将${pagoda(e.colour)}从 ${e.origin} 移到 ${e.triangle}`,
    PagodaLost: (e) => `${e.triangle} 的${pagoda(e.colour)}被移除`,
    MerchantTaken: (e, who) => `${who(e.seat)} 从商队拿取${tile(e.colour)}`,
    LeaderPlaced: (e, who) =>
      e.origin
        ? `${who(e.seat)} 将${name(e.leader)}从 ${e.origin} 移到 ${e.space}`
        : `${who(e.seat)} 将${name(e.leader)}放到 ${e.space}`,
    LeaderWithdrawn: (e, who) => `${who(e.seat)} 从 ${e.space} 撤回${name(e.leader)}`,
    LeaderReturned: (e, who) => `${who(e.seat)} 的${name(e.leader)}离开 ${e.space}（${because(e.cause)}）`,
    TilesPaid: (e, who) =>
      `${who(e.seat)} 支付 ${tiles(e.number, e.colour)}${e.leader ? "（领袖协助）" : ""}，${e.purpose === "riot" ? "发动暴动" : "建造宝塔"}`,
    TileRemoved: (e) => `${e.space} 的${tint(e.colour)}板块被移除（${because(e.cause)}）`,
    TileDiscarded: (e, who) => `${who(e.seat)} 弃掉${tile(e.colour)}`,
    RevoltBegan: (e, who) =>
      `${who(e.attacker)} 对 ${who(e.defender)} 在 ${e.against} 的${name(e.leader)}发起叛乱：${e.strengths[0]} 对 ${e.strengths[1]}`,
    RevoltCommitted: (e, who) =>
      `${who(e.seat)} ${e.number || e.leader ? `投入${committed(e.number, "black", e.leader && "官员")}` : "不投入"}`,
    RevoltEnded: (e, who) => `${who(e.winner)} 在叛乱中获胜，${e.strengths[0]} 对 ${e.strengths[1]}`,
    WarBegan: (e) =>
      `${e.space} 引发战争：${e.states.map((state, index) => `国家 ${index + 1}（${state[0]}）实力 ${e.strengths[index]}`).join("，对")}`,
    WarSupported: (e, who) =>
      e.state === null
        ? `${who(e.seat)} 不参与战争`
        : `${who(e.seat)} 为国家 ${e.state + 1} 投入${committed(e.number, "red", e.leader && "士兵")}`,
    WarWon: (e) => `国家 ${e.state + 1} 赢得战争，${e.strengths.join(" 对 ")}，共损失 ${e.loss}`,
    GameEnded: (e) => `游戏结束：${zh.endings[e.rule as keyof GameWords["endings"]] ?? e.rule}`,
  },
  causes: {
    A6: "旁边没有黑色板块",
    B3: "放置板块",
    C1: "暴动",
    G6: "宝塔",
    R4: "叛乱",
    W6: "战争",
    W7: "胜方的损失",
  },
  endings: {
    E2: "要更换的板块摸不到",
    X1: "需要摸取板块而布袋已空",
    X4: "连续五轮没有摸取板块",
  },
  tips: {
    around: ({ capital, space }) => `看看${CAPITALS[capital] ?? capital}（${space}）周围`,
    merchants: () => "看看商队",
    conflict: () => "看看这场冲突",
    hand: () => "看看你的手牌",
    turn: () => "看看本回合还能做什么",
    point: ({ colour, rank, held }) => `为你带来 1 分${tint(colour)}，这是${RANKS[rank] ?? rank}（现为 ${held}）`,
    points: ({ number, colour, rank, held }) =>
      `为你带来 ${number} 分${tint(colour)}，这是${RANKS[rank] ?? rank}（现为 ${held}）`,
    "wild-point": ({ held }) => `为你带来 1 分黄色，可补你最弱的颜色（现为 ${held}）`,
    "wild-points": ({ number, held }) => `为你带来 ${number} 分黄色，可补你最弱的颜色（现为 ${held}）`,
    triangle: ({ colour }) => `凑成可建${pagoda(colour)}的三角`,
    pagoda: ({ colour }) => `${pagoda(colour)}每回合为所在国家的${tint(colour)}领袖带来 1 分`,
    "pagoda-lost": ({ colour, triangle }) => `${triangle} 的${pagoda(colour)}会消失`,
    leader: ({ leader, colour, space }) => `你的${name(leader)}在 ${space} 可以赢得${tint(colour)}分数`,
    "leader-lost": ({ rival, leader }, who) => `${who(rival)} 失去${name(leader)}`,
    revolt: ({ rival, leader, mine, theirs }, who) =>
      `你以棋盘上的 ${mine} 对 ${theirs} 攻击 ${who(rival)} 的${name(leader)}`,
    war: ({ strengths }) => `引发战争，棋盘上的士兵为 ${strengths.replaceAll(":", " 对 ")}`,
    end: () => "结束游戏",
    "safe-pagodas": () => "你的宝塔更不怕叛乱",
    "safe-leaders": () => "你的领袖更不易遭叛乱",
    support: () => "你的领袖旁边有更多黑色板块",
    "war-near": () => "你在临近的战争中处境更好",
    soldiers: () => "你的国家有更多士兵可用于战争",
    "triangle-begun": () => "为一座宝塔准备三角",
    tiles: () => "你手中有更多领袖可用的板块",
    best: () => "眼下没有更好的走法",
  },
  forecasts: {
    "could-add": ({ number }) => `你最多可再投入 ${number}`,
    "at-stake": ({ leaders, points }) => `你的赌注：${leaders} 名领袖，可得 ${points} 分`,
  },

  actions: {
    pass: () => "跳过",
    tile: (colour, space) => (space ? `在 ${space} 放置${tile(colour)}` : colour ? `${tint(colour)}板块` : "放置板块"),
    lead: (leader, space) => (space ? `${name(leader)}到 ${space}` : leader ? name(leader) : "放置领袖"),
    withdraw: (leader) => (leader ? `撤回${name(leader)}` : "撤回领袖"),
    riot: (helped) => (helped ? "暴动（农民协助）" : "暴动"),
    build: (helped) => (helped ? "建造宝塔（商人协助）" : "建造宝塔"),
    replace: () => "更换板块",
    discard: (colour) => `弃掉${tile(colour || null)}`,
    done: () => "完成",
    skip: () => "跳过",
    take: (colour) => (colour ? `拿取${tile(colour)}` : "从商队拿取一块板块"),
    pagoda: (triangle) => (triangle ? `在 ${triangle} 建造宝塔` : "建造宝塔"),
    move: (triangle) => (triangle ? `移动 ${triangle} 的宝塔` : "移动一座宝塔"),
    remove: (space) => (space ? `移除 ${space} 的板块` : "移除一块板块"),
    commit: (number, helped) =>
      number === null
        ? "投入板块"
        : helped
          ? number
            ? `投入 ${number} 块板块和领袖`
            : "只投入领袖"
          : number
            ? `投入 ${number} 块板块`
            : "不投入",
    support: (space) => (space ? `支持 ${space} 的国家` : "支持一个国家"),
    winner: (space) => (space ? `${space} 的国家获胜` : "选择获胜的国家"),
    draw: (colour) => `摸取${tile(colour)}`,
    start: (seat) => `${zh.seats[seat as Seat] ?? seat}先行`,
  },

  reasons: {
    "game-over": "游戏已结束",
    "not-asked": ({ asked, seat }) => `现在由${asked.map(player).join("、")}决定，不是${player(seat)}`,
    "other-question": ({ question, answers }) =>
      `现在的问题是：${say(zh.questions, question)}（${answers.map((word) => label(zh, word)).join("、")}）`,
    "both-actions": "在这张牌桌上必须执行两个行动",
    "chain-is-blue": "只能用蓝色板块继续",
    "not-empty": ({ space }) => `${space} 不是空格`,
    "blue-on-rivers": ({ space }) => `蓝色农民放在河流上，${space} 是陆地`,
    "only-blue-on-rivers": ({ space }) => `只有蓝色农民能放在 ${space} 这样的河流格`,
    "no-such-tile": ({ colour }) => `你没有${tint(colour)}板块`,
    "chain-goes-on-beside": ({ space }) => `下一块蓝色板块要放在 ${space} 旁`,
    "there-already": ({ leader, space }) => `${name(leader)}已经在 ${space}`,
    "leader-on-river": ({ space }) => `领袖不能放在河流上，${space} 是河流`,
    "no-black-beside": ({ space }) => `${space} 旁没有黑色板块`,
    "links-into-conflict": "领袖不能把国家连接成冲突",
    "leader-off-board": ({ leader }) => `你的${name(leader)}不在棋盘上`,
    "nothing-to-remove": "棋盘上没有可移除的板块",
    "no-triangle": "没有由三块同色板块组成且没有宝塔的三角",
    "helps-from-off-board": ({ leader }) => `你的${name(leader)}不在棋盘上时才能协助`,
    "tile-needed-beside-leader": ({ colour, leader }) => `除${name(leader)}外还需${tile(colour)}，你没有`,
    "two-tiles-needed": ({ colour, number }) => `需要两块${tint(colour)}板块，你有 ${number} 块`,
    "nothing-to-replace": "你没有可更换的板块",
    "discard-first": "请先弃掉至少一块板块",
    "no-such-merchant": ({ colour }) => `商队中没有${tint(colour)}板块`,
    "three-of-one-colour": "宝塔需要三块同色板块",
    "under-a-pagoda": "三块板块之一已经支撑着宝塔",
    "without-the-tile": ({ space }) => `三角必须包含刚放在 ${space} 的板块`,
    "no-pagoda-there": ({ colour, triangle }) => `${triangle} 没有${tint(colour)}宝塔`,
    "no-tile-there": ({ space }) => `${space} 没有板块`,
    "no-red-of-the-winner": ({ space }) => `${space} 没有胜国的红色板块`,
    "few-tiles-to-commit": ({ number, colour, held }) => `你不能投入 ${tiles(number, colour)}，你有 ${held} 块`,
    "commit-something": "你选择了要支持的国家：请投入至少一块板块或士兵",
    "nothing-to-commit": "你没有可投入的红色板块或士兵",
    "no-warring-state": ({ space, states }) => `${space} 不代表交战国；交战国是 ${states.join("、")}`,
    "not-the-strongest": ({ space, states }) => `${space} 不代表最强的交战国：${states.join("、")}`,
    "none-in-the-bag": ({ colour }) => `布袋中没有${tint(colour)}板块了`,
    "not-at-the-table": ({ seat }) => `${player(seat)}不在牌桌上`,
  },
};
