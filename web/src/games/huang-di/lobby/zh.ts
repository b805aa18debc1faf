import type { LobbyWords } from "./en";

// What the lobby says of the game, in Chinese.
export const zh: LobbyWords = {
  line: "赢得皇帝的信任，一砖一石筑起长城。",
  presets: {
    quick: { title: "快速", text: "两人对局，约 40 分钟。" },
    classic: { title: "经典", text: "四人对局，按印刷规则。" },
  },
};
