import type { ExampleTexts } from "./texts";

export const texts: ExampleTexts = {
  groups: {
    title: "三块领地",
    captions: [
      "穆拥有 ALTAI、XIA、TANG 和 CAO，苏赫拥有 NIE 和 ULAN。哪些属于同一领地？",
      "ALTAI、XIA 和 TANG 有公共边：第一块领地。",
      "CAO 与它们都不相邻，自成一块领地，因此需要自己的城市。",
      "NIE 和 ULAN 是苏赫的领地。它们挨着 XIA，但属于另一个氏族。",
    ],
  },
  "across-water": {
    title: "隔水殖民",
    captions: [
      "穆有一个省份 MAO。省份 GU 是自由的。",
      "MAO 和 GU 接触同一个湖。湖再大，它们也相连，所以 GU 可达。",
      "对 GU 殖民 I 级：穆取得 GU 和旁边的自由省份 FEI、BUL。新领地没有城市，于是 GU 免费变为城市。",
    ],
  },
  "two-builders": {
    title: "两个相邻的建寺者",
    captions: [
      "TANG 属于穆，XIA 属于苏赫，两省相邻。两个氏族都计划扩张 III 级。",
      "穆在 TANG 建寺庙；XIA 已有一座。双方本会互相偷窃，于是互不侵犯，只付计划的费用。",
    ],
  },
  "two-thieves": {
    title: "两个窃者，一个受害者",
    captions: [
      "苏赫在 XIA，有 3 钞，挨着穆的 TANG 和韦宇的 NIE。穆和韦宇都计划扩张 III 级。",
      "他们一轮一轮地拿，每轮各 1 钞。第一轮使苏赫失去 2 钞。只剩 1 钞，不够第二轮两人分，到此为止：两个窃者所得相同。",
    ],
  },
  "fresh-army": {
    title: "新军队不能独自进攻",
    captions: [
      "穆在 XIA 有一座城市，没有军队。TANG 是苏赫唯一的城市。",
      "进攻 II 级会带来一支新军队，但进攻需要已经可达的军队。",
      "所以穆先征兵：在 XIA 军事 II 级得到一支军队。",
      "下一回合进攻 II 级就行了：XIA 的军队和一支新军队夺取 TANG。苏赫的 SONG 失去城市，归穆。",
    ],
  },
  "three-attackers": {
    title: "三个氏族争一省",
    captions: [
      "襄吉以 1 支军队守 XIA。旁边穆有 3 支，苏赫 2 支，韦宇 1 支。三方都进攻；穆用 II 级，再多一支。",
      "进攻者先互相交战：4 对 2 对 1。穆保留比第二名多出的 2 支军队。然后对守军：2 对 1，XIA 陷落，留下 1 支军队。",
    ],
  },
  rampart: {
    title: "攻破壁垒要三支军队",
    captions: [
      "苏赫的城市 TANG 有木壁垒：防御 2。穆在 XIA 有 2 支军队。",
      "穆用两支进攻。2 对 2 不够：两支军队都失去，壁垒仍在。",
      "穆征召 3 支军队。",
      "现在 3 对 2：壁垒消耗 2 支军队，剩 1 支占领 TANG。没有城市的 SONG 也归穆。",
    ],
  },
  "last-city": {
    title: "领地的最后一座城市",
    captions: [
      "苏赫的领地 GU、FEI 和 BUL 只在 GU 有城市。穆在湖对岸的 MAO 有 2 支军队，计划进攻 I 级和筑城 II 级。",
      "GU 陷落。FEI 和 BUL 没有了城市，归穆。穆的新领地也没有城市，于是 GU 变为城市。筑城在此之后：对象是城市而不是村庄，所以使它加倍，并加上木壁垒。",
    ],
  },
  swap: {
    title: "交错的两次进攻",
    captions: [
      "穆用 MAO 的 2 支军队进攻苏赫的城市 GU。同时苏赫用 FEI 的 2 支军队进攻穆的村庄 HOV。",
      "军队同时出发，不会相遇；两次进攻都成功。苏赫此刻没有城市，FEI 归穆。然后两个被占领的省份变为城市：GU 归穆，HOV 归苏赫。",
    ],
  },
  "two-isolate": {
    title: "各取所隔断的",
    captions: [
      "苏赫的土地连成一串：LI、JU、HUO、TANG、SONG，城市在中间。穆进攻 JU，韦宇进攻 TANG。",
      "穆夺取 JU，独自隔断了 LI，并取得它。韦宇夺取 TANG，独自隔断了 SONG，并取得它。HUO 还有城市，仍属苏赫。",
    ],
  },
  "two-cities": {
    title: "两家合力才摧毁的",
    captions: [
      "苏赫的领地有两座城市 LI 和 TANG，中间是村庄 JU 和 HUO。穆进攻 LI，韦宇进攻 TANG，都是 I 级。",
      "两座城市都陷落。任何一次进攻单独都不会使 JU 和 HUO 失去城市，所以谁也得不到：它们变为自由。",
    ],
  },
  "two-cities-strike": {
    title: "同样的局面，进攻 III 级",
    captions: [
      "同样的局面，但韦宇以 III 级进攻 TANG。",
      "获胜之后，韦宇以强度 1 打击 TANG 周围的敌方省份。HUO 没有防守，归韦宇；JU 不与 TANG 相邻，仍然变为自由。",
    ],
  },
};
