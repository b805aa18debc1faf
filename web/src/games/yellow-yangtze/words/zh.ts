import type { Colour } from "../pieces";
import type { GameWords, Leader, Seat } from "./catalogue";

const tint = (colour: string) => `${zh.colours[colour as Colour]}色`;
const tile = (colour: string | null) => (colour === null || colour === "?" ? "一块板块" : `一块${tint(colour)}板块`);
const tiles = (number: number, colour: string) => `${number} 块${tint(colour)}板块`;
const committed = (number: number, colour: string, helper: string | false) =>
  [number && ` ${tiles(number, colour)}`, helper].filter(Boolean).join("和");
const pagoda = (colour: string) => `${tint(colour)}宝塔（${zh.pagodas[colour as Colour]}）`;
const name = (leader: string) => zh.leaders[leader as Leader];
const because = (cause: string) => zh.causes[cause as keyof GameWords["causes"]] ?? cause;

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
    open_points: "公开所有玩家的分数",
  },

  seats: { lion: "狮", bull: "牛", archer: "弓手", pot: "鼎" },
  colours: { black: "黑", red: "红", green: "绿", blue: "蓝", yellow: "黄" },
  leaders: { governor: "官员", soldier: "士兵", trader: "商人", farmer: "农民", artisan: "工匠" },
  pagodas: { black: "朝廷", red: "军营", green: "市场", blue: "粮仓", yellow: "作坊" },
  grounds: { land: "陆地", river: "河流", capital: "都城" },
  parts: {
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
  },
  result: ([weakest, ...others]) => `最弱颜色 ${weakest} 分，其次 ${others.join("、")} 分`,

  questions: {
    start: () => "随机决定起始玩家",
    refill: () => "随机摸板块",
    redraw: () => "随机摸取更换的板块",
    turn: (left) => `请执行一个行动${left && `（剩余 ${left} 个）`}`,
    chain: (space) => `可在${space ? ` ${space} ` : "上一块"}旁继续放置蓝色板块，或跳过`,
    merchant: () => "可从商队拿取一块板块，或跳过",
    pagoda: () => "可在一个三角上建造宝塔，或跳过",
    move: () => "请选择要移动的宝塔",
    riot: () => "请选择暴动要移除的板块",
    build: () => "请选择建造宝塔的三角",
    replace: () => "逐块弃掉板块，然后选择“完成”",
    attack: () => "请为进攻投入黑色板块",
    defend: () => "请为防守投入黑色板块",
    support: () => "可支持一个交战国，或跳过",
    pledge: () => "请为所支持的国家投入红色板块",
    winner: () => "请选择哪个最强的国家获胜",
    loss: (left) => `请选择胜方失去的一块红色板块${left && `（还需 ${left} 块）`}`,
  },

  events: {
    PlayerStarted: (e, who) => `${who(e.seat)} 先行`,
    TurnBegan: (e, who) => `轮到 ${who(e.seat)}`,
    TileDrawn: (e, who) => `${who(e.seat)} 摸取${tile(e.colour)}`,
    MerchantDrawn: (e) => `${tile(e.colour)}加入商队`,
    Passed: (e, who) => `${who(e.seat)} 跳过余下行动`,
    TilePlaced: (e, who) => `${who(e.seat)} 在 ${e.space} 放置${tile(e.colour)}`,
    StatesUnited: (e) => `${e.space} 连接了 ${e.states.length} 个国家`,
    PointScored: (e, who) => `${who(e.seat)} 获得 ${e.number} 分${tint(e.colour)}（${because(e.cause)}）`,
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
    RevoltCommitted: (e, who) => `${who(e.seat)} ${e.number || e.leader ? `投入${committed(e.number, "black", e.leader && "官员")}` : "不投入"}`,
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
  couldAdd: (number) => `你最多可再投入 ${number}`,

  actions: {
    pass: () => "跳过",
    tile: (colour, space) => (space ? `在 ${space} 放置${tile(colour)}` : `${tint(colour)}板块`),
    lead: (leader, space) => (space ? `${name(leader)}到 ${space}` : name(leader)),
    withdraw: (leader) => (leader ? `撤回${name(leader)}` : "撤回领袖"),
    riot: (helped) => (helped ? "暴动（农民协助）" : "暴动"),
    build: (helped) => (helped ? "建造宝塔（商人协助）" : "建造宝塔"),
    replace: () => "更换板块",
    discard: (colour) => `弃掉${tile(colour)}`,
    done: () => "完成",
    skip: () => "跳过",
    take: (colour) => `拿取${tile(colour)}`,
    pagoda: (triangle) => `在 ${triangle} 建造宝塔`,
    move: (triangle) => `移动 ${triangle} 的宝塔`,
    remove: (space) => `移除 ${space} 的板块`,
    commit: (number, helped) =>
      helped
        ? number ? `投入 ${number} 块板块和领袖` : "只投入领袖"
        : number ? `投入 ${number} 块板块` : "不投入",
    support: (space) => `支持 ${space} 的国家`,
    winner: (space) => `${space} 的国家获胜`,
    draw: (colour) => `摸取${tile(colour)}`,
    start: (seat) => `${zh.seats[seat as Seat] ?? seat}先行`,
  },

  rules: {
    S1: "开局时七座都城上各有一块黑色板块，其余板块在布袋中。",
    S2: "每位玩家有一个王朝的五位领袖和六块隐藏的板块。",
    S3: "棋盘旁六块公开的板块是商队。",
    S4: "开局时所有宝塔都在棋盘旁。",
    S5: "两人短局开局时，24 块未公开的板块移出布袋。",
    S6: "起始玩家随机决定，按顺时针进行。",
    T1: "有公共边的格相邻；相邻的板块和领袖连成一串即为相连。",
    T2: "国家是至少有一块板块和一位领袖的相连群体。",
    T3: "行动结束后，任何国家都没有两位同色领袖。",
    P1: "只有被询问的玩家可以行动：每回合至多两个行动，有些牌桌必须执行两个。",
    P2: "回合结束时先结算宝塔分，然后所有手牌和商队补到六块。",
    A1: "一个行动可放置、移动或撤回自己的一位领袖；只有棋盘上的领袖才能撤回。",
    A2: "领袖要放在与黑色板块相邻的空陆地格，不能放在河流上。",
    A3: "移动的领袖先被拿起，并且要移到另一格。",
    A4: "只有不让两位同色领袖相遇时，领袖才可以连接多个国家。",
    A5: "领袖进入已有同色领袖的国家会引发叛乱。",
    A6: "旁边没有黑色板块的领袖回到主人手中。",
    B1: "手中的板块要放在空格上：蓝色农民放在河流，其他板块放在陆地。",
    B2: "连接有同色领袖的国家的板块会引发战争，它本身不得分。",
    B3: "国家中的板块为该国同色领袖得分，没有则归官员。",
    B4: "放置绿色板块后，可以拿取一块公开的商队板块。",
    B5: "放置蓝色板块后，可以继续放置蓝色板块，每块都要在上一块旁的河流格。",
    C1: "暴动需要弃掉两块蓝色板块，然后移除棋盘上的一块板块。",
    C2: "不在棋盘上的农民可以代替两块蓝色板块中的一块。",
    C3: "暴动后，旁边没有黑色板块的领袖和被移除板块上的宝塔离开棋盘。",
    D1: "建造需要弃掉两块绿色板块，并且要有三块互相接触、没有宝塔的同色板块。",
    D2: "不在棋盘上的商人可以代替两块绿色板块中的一块。",
    D3: "宝塔取自棋盘旁；若没有该颜色的宝塔，则移动一座。",
    E1: "更换时弃掉一到六块手中的板块，再摸取同样数量。",
    E2: "要更换的板块摸不到时，游戏立即结束。",
    G1: "宝塔需要三块互相接触的同色板块，其中包括刚放置的一块，并且都不在宝塔下。",
    G2: "若有多个三角可建宝塔，由玩家选择一个。",
    G3: "若棋盘旁没有该颜色的宝塔，则移动棋盘上一座该颜色的宝塔。",
    G4: "宝塔下的板块仍然正常计算。",
    G5: "三角失去一块板块时，其上的宝塔回到棋盘旁。",
    G6: "自己回合结束时，每位领袖按所在国家中同色宝塔的数量各得一分。",
    R1: "叛乱中，后来的领袖为攻方，原有的领袖为守方。",
    R2: "叛乱实力：领袖旁的黑色板块、投入的黑色板块，以及不在棋盘上的官员协助时加 1。",
    R3: "叛乱时攻方先投入手中的黑色板块，然后是守方。",
    R4: "实力高者赢得叛乱，平局守方胜；败方领袖离开棋盘，胜方得一分。",
    W1: "相连且有同色领袖的国家交战，其他国家不参与。",
    W2: "引发战争的板块不属于任何一方。",
    W3: "交战国的实力：本国的红色板块，加上投入的红色板块和士兵。",
    W4: "每位玩家依次可以用手中的红色板块和不在棋盘上的士兵支持一个交战国。",
    W5: "最强的国家赢得战争；平局时由放置板块的玩家从最强者中选择。",
    W6: "败国失去所有红色板块和冲突的领袖，胜国的同色领袖为此得分。",
    W7: "胜国损失的红色数量等于最强败国的实力：先算投入的，再算本国的红色板块。",
    W8: "被移除板块上的宝塔回到棋盘旁；没有冲突的领袖留下。",
    X1: "需要摸取板块而布袋已空时，游戏结束，之后无人再行动。",
    X2: "黄色分加到最有用的颜色上；最弱的颜色就是你的成绩。",
    X3: "成绩最高者胜；平局时比较次弱的颜色。",
    X4: "连续五轮没有摸取板块时，游戏结束。",
    H1: "手牌、布袋和弃掉的板块是隐藏的；除非牌桌公开，其他玩家的总分也是隐藏的。",
  },
  reason: (reason, rule) =>
    rule ? `${rule}${reason.spaces.length ? `相关格：${reason.spaces.join("、")}。` : ""}` : reason.text,
};
