import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  turn: {
    title: "一回合",
    lines: [
      { name: "计划", text: "全体秘密进行：一个省份，每类一个等级，至少一类。或跳过。" },
      { name: "揭示", text: "亮出所有计划并付费。" },
      { name: "发展", text: "新的土地和寺庙。" },
      { name: "筑城", text: "对此时属于自己的省份。" },
      { name: "征兵", text: "新的军队。" },
      { name: "进攻", text: "同时进行。" },
      { name: "进攻之后", text: "被进攻的目标若已属于自己，则筑城；否则退款。" },
      { name: "收入", text: "发展 II 级得 {bonus} 钞，跳过得 {passing} 钞。" },
      { name: "更新", text: "每省至多留 {most_armies} 支军队；调整标记。" },
    ],
  },
  costs: {
    title: "费用与胜利",
    lines: [
      { name: "减免", text: "稻田减发展，森林减筑城，矿山减军事，不低于零。" },
      { name: "跳过", text: "什么也不做，得 {passing} 钞。" },
      { name: "胜利", text: "寺庙数达到时间轮所示。" },
    ],
  },
  colonization: {
    title: "发展：殖民自由目标",
    lines: [
      { text: "取得可达的目标和旁边的自由省份。" },
      { text: "相同，并得 {bonus} 钞。" },
      { text: "同 I 级，但可在地图任何地方。" },
    ],
  },
  expansion: {
    title: "发展：扩张己方目标",
    lines: [
      { text: "取得领地周围的自由省份。" },
      { text: "相同，并得 {bonus} 钞。" },
      { text: "建寺庙，并从每个相邻氏族偷至多两钞。" },
    ],
  },
  urbanization: {
    title: "筑城：村庄城市化",
    lines: [{ text: "无效。" }, { text: "变为城市。" }, { text: "变为有木壁垒的城市，得一支军队。" }],
  },
  reinforcement: {
    title: "筑城：加固城市",
    lines: [{ text: "加倍。" }, { text: "加倍，并加木壁垒。" }, { text: "不可摧毁，得一支军队。" }],
  },
  recruitment: {
    title: "军事：在城市征兵",
    lines: [{ text: "无效。" }, { text: "一支军队。" }, { text: "三支军队。" }],
  },
  attack: {
    title: "军事：进攻敌方",
    lines: [
      { text: "所有可达的己方军队，至少要有一支。" },
      { text: "再加一支新军队。" },
      { text: "同 II 级；获胜后以强度一打击周围敌方。" },
    ],
  },
  fight: {
    title: "战斗",
    lines: [
      { text: "同一目标的进攻者先互相交战：最强者保留比第二名多出的军队。" },
      { text: "然后比军队，木壁垒加 {rampart}，旁边己方不可摧毁的城市加一。多者胜，差额存活。" },
      { text: "失去城市的土地归隔断它的进攻者；若有多个，则变为自由。" },
      { text: "被占领的目标所在领地没有城市时，它变为城市。" },
    ],
  },
};
