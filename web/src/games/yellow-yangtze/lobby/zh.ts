import type { LobbyWords } from "./en";

// What the lobby says of the game, in Chinese.
export const zh: LobbyWords = {
  line: "在两河之间放置板块，统领诸国，平定战争与叛乱。",
  presets: {
    quick: { title: "快速", text: "两人对局，袋中板块较少，约半小时。" },
    classic: { title: "经典", text: "按印刷规则：分数到终局才公开。" },
    open: { title: "公开分数", text: "所有人都能看到全部分数，适合第一局。" },
  },
};
