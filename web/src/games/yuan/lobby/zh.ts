import type { LobbyWords } from "./en";

// What the lobby says of the game, in Chinese.
export const zh: LobbyWords = {
  line: "秘密谋划，同时行动，在命运之轮停下前守住神庙。",
  presets: {
    quick: { title: "快速", text: "地图和首批城市已经备好，最多 13 回合。" },
    classic: { title: "经典", text: "印刷的布置：由你们铺地图、放首批城市。" },
    crossing: { title: "渡水", text: "3 人剧本，带竞拍。" },
    river: { title: "控河", text: "4 人剧本，带竞拍。" },
    conflict: { title: "全面冲突", text: "5 人剧本，带竞拍。" },
  },
};
