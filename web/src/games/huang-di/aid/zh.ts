import type { AidTexts } from "./structure";

export const texts: AidTexts = {
  round: {
    title: "一轮",
    lines: [
      { name: "收入", text: "{income} 块玉，加恩赐的收入。" },
      { name: "奏请", text: "秘密出玉。只有赢家付玉，拿标记和皇帝石料；一块玉和一名囚徒进监狱。" },
      { name: "回合", text: "每人 {turns} 个，从标记持有者起顺时针：打一张角色牌，在监工所在的省执行一项行动。" },
      { name: "皇帝石料", text: "持有者可在其中一个回合免费放在任何地方。" },
    ],
  },
  recruiter: {
    title: "招募官",
    lines: [
      { name: "招募", text: "一到五名农民，价格见下；一名囚徒进监狱。" },
      { name: "囚徒", text: "用 {five_cost} 名农民换 {five} 名。" },
      { name: "收玉", text: "{income} 块，加恩赐的玉。" },
      { name: "监狱", text: "拿走里面的一切。" },
    ],
  },
  resources: {
    title: "资源",
    lines: [
      { name: "开采", text: "一到五块自己的石料，价格见下；一名囚徒进监狱。" },
      { name: "收玉", text: "{income} 块，加恩赐的玉。" },
      { name: "恩赐", text: "看 {looked} 张，留 {drawn} 张。" },
    ],
  },
  builder: {
    title: "建造官",
    lines: [
      { name: "建造", text: "一块，或花 {second_block} 块玉建两块；一名囚徒进监狱。囚徒全死，农民死一半，向上取整。" },
      { name: "恩赐", text: "打出一张图案由自己石料组成的牌；其中一块挂牌匾。" },
      { name: "拆除", text: "别人的石料：没有牌匾，上面没有石料，不在完成的排，不在最高层。" },
    ],
  },
  taskmaster: {
    title: "监工",
    lines: [
      { name: "移动", text: "到另一个省。" },
      { name: "重复", text: "本轮先前打出的牌：招募官 {repeats.0} 块玉，资源 {repeats.1} 块，建造官 {repeats.2} 块。" },
      { name: "赎回", text: "每回合一次，换第二个行动：监工 {buyback} 块玉，任何牌一枚筹码。" },
    ],
  },
  prices: {
    title: "价格",
    lines: [{ text: "农民和石料相同。" }],
    rows: ["数量", "玉"],
  },
  levels: {
    title: "按层",
    lines: [{ text: "第二块另加所需工人；所有工人一起派出。" }],
    rows: ["层", "工人", "拆除所需囚徒", "分数"],
  },
  scoring: {
    title: "计分",
    lines: [
      { name: "排", text: "石料最多者得该排分数，完成者得一枚筹码。" },
      { name: "层", text: "各省都完成：石料最多者得 {level} 分。" },
      { name: "终局", text: "最弱的省每块石料 {weakest} 分，玉最多 {most} 分，工人最多 {most} 分，再加筹码：" },
    ],
    rows: ["筹码", "分数"],
  },
};
