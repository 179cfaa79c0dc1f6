/** What is seen on a card: small line drawings on a 24 × 24 grid, our own, and which card shows which of them. */
import { circle } from "../../kit/icons/draw.ts";
import type { Card, Color } from "./model.ts";

const drawings = {
  // Trade
  pan: `M3 12h18l-3 6H6zM8 9.5v.3M12 8v.3M16 9.5v.3M12 5.5v.3${circle(10, 15, 0.8)}${circle(14, 15, 0.8)}`,
  pot: "M9 3.5h6M10 3.5v2C6 7.5 5 10.5 5.5 14c.5 3.5 3 6.5 6.5 6.5s6-3 6.5-6.5c.5-3.5-.5-6.5-4.5-8.5v-2M5.8 11h12.4M5.5 14.5h13",
  sack: "M9 6c-4 3-6 7-5.5 11 .3 2 1.5 3.5 4 3.5h9c2.5 0 3.7-1.5 4-3.5.5-4-1.5-8-5.5-11zM8.5 3h7L15 6H9zM9.5 13h5M9.5 16h5",
  loom: "M4 3.5v17M20 3.5v17M2.5 5h19M2.5 18.5h19M7 5v13.5M10 5v13.5M13 5v13.5M16 5v13.5M4 9.5h12M4 12.5h12",
  stall: "M3 9.5 5 4h14l2 5.5M3 9.5a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M5 13v8M19 13v8M5 16.5h14",
  scales: "M12 3v17M8 20.5h8M4 6.5h16M4 6.5 1.5 13h5zM20 6.5 17.5 13h5z",
  cart: `M2 8h14v7H4zM16 12l5.5-2${circle(8, 18, 2.8)}${circle(15, 18, 1.8)}M6 8V5M10 8V5M14 8V5M6 5h8`,
  boat: "M2 15.5h20c-1 3-3 5-6 5H8c-3 0-5-2-6-5zM11 15.5V3M11 4l7 8.5h-7M11 6 5 12.5h6M2 22.5q2.5-1.5 5 0t5 0 5 0 5 0",
  chest: "M3 11h18v9.5H3zM3 11c0-4 1.5-6 4-6h10c2.5 0 4 2 4 6M10 11v4h4v-4M7 5v6M17 5v6",
  gate: "M3 21V8l3-4 3 4v13M15 21V8l3-4 3 4v13M9 12h6M9 15h6M12 12v9M2 21h20",
  scroll: "M6 3.5h11V17c0 2 1 3.5 3 3.5H9c-2 0-3-1.5-3-3.5zM6 3.5c-2 0-3 1-3 2.5V8h3M9 8h5M9 11h5M9 14h3",
  camel: "M4 20.5v-7c0-2 1-3 2.5-3 .5-4 3.5-4 4.5 0 .5-4 3.5-4 4.5 0 1.5 0 2-1 2-2.5V5l3-1 1.5 2-2.5 1.5c0 4-1 6-3.5 7v6M7.5 20.5v-5M13 20.5v-5",
  ring: `${circle(12, 15, 6)}${circle(12, 15, 4)}M12 9 8.5 5.5 10 3h4l1.5 2.5zM8.5 5.5h7`,
  grapes: `M12 8V4M12 5.5c2.5-3.5 6-2.5 7-.5-2.5 2-5.5 2-7 .5z${circle(8, 10.5, 2.1)}${circle(12, 10.5, 2.1)}${circle(16, 10.5, 2.1)}${circle(10, 14.2, 2.1)}${circle(14, 14.2, 2.1)}${circle(12, 18, 2.1)}`,
  coins: "M3 8c0-2 3-3.5 6.5-3.5S16 6 16 8s-3 3.5-6.5 3.5S3 10 3 8zM3 8v4c0 2 3 3.5 6.5 3.5M3 12v4c0 2 3 3.5 6.5 3.5M9 16c0-2 2.7-3 6-3s6 1 6 3-2.7 3-6 3-6-1-6-3zM9 16v2.5c0 2 2.7 3 6 3s6-1 6-3V16",
  bank: "M12 3l9.5 5h-19zM4 8v2.5h16V8M6 10.5V18M10 10.5V18M14 10.5V18M18 10.5V18M3 18h18v3H3z",
  factory: "M2.5 21V11l5 3.5V11l5 3.5V11l4 3V4h4v17zM6 17.5h2M11 17.5h2M17 4c0-1.5 2-1 2.5-2.5M2 21h20",
  chart: "M3.5 3.5v17h17M6 16l4-5 3.5 2.5L19 6M15.5 6H19v3.5M8 20.5v-3M12 20.5v-4M16 20.5v-7",
  engine: `M3 8h9v8H3zM12 11h7v5h-7zM16.5 11V7h2v4M5 8V5h5v3M19 16l2.5 3h-4${circle(6, 18.5, 2.2)}${circle(12, 18.5, 2.2)}${circle(17, 18.8, 1.6)}`,
  derrick: "M12 3 6 21M12 3l6 18M9.7 10h4.6M8.2 14.5h7.6M7 18h10M9.7 10l6 4.5M14.3 10l-6 4.5M4 21h16M12 3V1.5",
  umbrella: "M12 4c5 0 9 3.5 9.5 8.5-1.5-1.5-3-1.5-4.7 0-1.5-1.5-3.2-1.5-4.8 0-1.6-1.5-3.3-1.5-4.8 0-1.7-1.5-3.2-1.5-4.7 0C3 7.5 7 4 12 4zM12 4V2.5M12 12.5V19a2 2 0 0 0 4 0",
  banner: "M5 21.5V3M5 4c5-2 8 2 14 0l-2 4.5 2 4.5c-6 2-9-2-14 0M3 21.5h4",
  // War
  bow: "M6 3c9 3 12 9 12 9s-3 6-12 9M6 3v18M2.5 12h17M16.5 9l3 3-3 3M4.5 10.5 2.5 12l2 1.5",
  spear: "M4 20.5 17 7.5M14.5 5 20.5 3 19 9.5 17 7.5zM4 4.5 10 10.5M14 14l6 6M3 7l1-3.5 3.5 1",
  tower: "M7 21.5V10H4.5V4H7v2.5h3V4h4v2.5h3V4h2.5v6H17v11.5zM10 21.5v-4.5a2 2 0 0 1 4 0v4.5M12 11.5v2.5",
  chariot: `${circle(7, 17, 4)}M7 13v8M3 17h8M7 13V7.5c3 0 5 1.5 5.5 5.5M11 15l10-4M21 11V8.5`,
  palisade: "M3 21V8l2.2-4 2.3 4v13zM7.5 21V8l2.2-4L12 8v13M12 21V8l2.2-4 2.3 4v13M16.5 21V8l2.2-4L21 8v13zM2 12h20M2 17h20",
  sword: "M19.5 3 9 15M19.5 3 21 4.5 10.5 16.5M6.5 13l5 5M9 15l-5 5M4 18l2 2M19.5 3h1.5v1.5",
  helmet: "M5 14.5a7 8 0 0 1 14 0v2H5zM5 16.5V21h5v-4.5M14 16.5V21h5v-4.5M12 6.5c0-2-.5-3-1.5-4 5-.5 9 1.5 10 7M12 9v7.5",
  shieldwall: "M3 4h6v7c0 3-1 4.5-3 5.5C4 15.5 3 14 3 11zM15 4h6v7c0 3-1 4.5-3 5.5-2-1-3-2.5-3-5.5zM9 7h6v8c0 3-1 4.5-3 5.5-2-1-3-2.5-3-5.5zM12 7V2M6 4V2M18 4V2M12 10v7",
  trumpet: "M2.5 12.5h12c3 0 5-1.5 7-4.5v11c-2-3-4-4.5-7-4.5h-12zM6 14.5c0 4 5 4 5 0M6 12.5V9M9 12.5V9",
  horse: "M6.5 21c.5-5 1.5-6.5.5-8.5-1.5 1-3 1.5-4 .5l-1-2C5 7 8 4.5 12 3.5L13 2l1.2 2C18.5 6 20.5 11 20.5 21M9.2 8h.3M14 8.5c2.5 3 3 7 2.5 12.5",
  castle: "M2 21V7h3v2h2V7h3v5h4V7h3v2h2V7h3v14zM9.5 21v-4a2.5 2.5 0 0 1 5 0v4M5 13v2.5M19 13v2.5",
  trebuchet: `${circle(6, 19.5, 1.8)}${circle(18, 19.5, 1.8)}M3 17.5h18M7 17.5l5-8 5 8M5 12.5 20 5M20 5l1 3M5 12.5l-2 1.5 2 2 2-2.5`,
  cannon: `M3 9.5 18 5l2 4.5-14 6zM18 5l2.5-.8M4 14a3 3 0 0 1-1-4.5${circle(11, 17.5, 3.6)}M11 14v7M7.5 17.5h7M14 19l7 2`,
  kettle: "M5 10h14v5a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5zM3.5 10h17M8 7c-1.5-2 1.5-2.5 0-4.5M12 7c-1.5-2 1.5-2.5 0-4.5M16 7c-1.5-2 1.5-2.5 0-4.5M8 20l-2 2M16 20l2 2",
  anchor: `${circle(12, 4.8, 2.2)}M12 7v14.5M7.5 10.5h9M4.5 14c0 4.5 3.5 7.5 7.5 7.5s7.5-3 7.5-7.5M4.5 14 2.5 16.5M4.5 14l2.5 2M19.5 14l2 2.5M19.5 14 17 16`,
  ironclad: "M2 15h20l-2.5 5h-15zM6 15v-3h9v3M9 12V7h3v5M13.5 12V9h2.5v3M16 10.5h4M10.5 7c0-2 2-1.5 2-3.5",
  plane: "M12 2.5c1 0 1.7 1.5 1.7 4V9l8 5v2l-8-2.5V18l2.5 2v1.5L12 20.5l-4.2 1V20l2.5-2v-4.5L2.3 16v-2l8-5V6.5c0-2.5.7-4 1.7-4z",
  // Arts
  mask: `M5 4c4 1.5 10 1.5 14 0 .5 8-1.5 15-7 16.5C6.5 19 4.5 12 5 4z${circle(9, 9.5, 1.4)}${circle(15, 9.5, 1.4)}M8.5 14c2 2.5 5 2.5 7 0`,
  palette: `M12 3.5c-5.5 0-9.5 3.8-9.5 8.5s3.5 8.5 7.5 8.5c2 0 1.5-2 1-3s.5-2.5 2-2.5h4c2.5 0 4.5-1.5 4.5-4.5 0-4-4-7-9.5-7z${circle(7, 11, 1.2)}${circle(10, 7.5, 1.2)}${circle(15, 7.5, 1.2)}${circle(18, 11, 1.2)}`,
  drum: "M4 8c0-2 3.5-3.5 8-3.5S20 6 20 8s-3.5 3.5-8 3.5S4 10 4 8zM4 8v9c0 2 3.5 3.5 8 3.5s8-1.5 8-3.5V8M4 12l4 7.5 4-8 4 8 4-7.5",
  quill: "M4.5 21c3.5-8.5 8-15 15.5-18.5-.5 7.5-5 12.5-12 14.5M8 17c2-4 4.5-7 7.5-9.5M13 21.5h7.5",
  chisel: "M3.5 20.5 13 11M12 6.5 17.5 12M10.5 8 14 4.5c2-2 4-2 6 .5s1.5 4-.5 6L16 14.5M3 17.5l3.5 3.5",
  dancer: `${circle(13, 4.5, 2)}M13 6.5c-1 2.5-1.5 4-1 6.5l5 2.5 1 5M12 13l-4 3-4-.5M12.5 8.5 7 7 4.5 3M13 8.5l5 .5 2.5-3.5`,
  stones: "M3 21V9h3.5v12M10 21V9h3.5v12M17 21V9h3.5v12M2 6h13v3H2zM9.5 6h12v3M2 21h20",
  lyre: "M7 3c-2 6-3 13 2 16h6c5-3 4-10 2-16M7 3C6 3 5 4 5.5 5M17 3c1 0 2 1 1.5 2M7 6.5h10M10 6.5V17M12 6.5V17M14 6.5V17M9 19v2.5h6V19",
  temple: "M12 3l9.5 5h-19zM4 8v2.5h16V8M6 10.5V18M10 10.5V18M14 10.5V18M18 10.5V18M4 18h16v3H4z",
  lute: `M9.5 10.5 18 2.5l3 3-8 8.5M9.5 10.5c-4-.5-7 2-7 6s3 5.5 5.5 5.5c4 0 6-3.5 5-8${circle(8.5, 15.5, 2)}`,
  flower: `${circle(12, 9, 2.3)}M12 6.7c-2-4 2-4 0 0zM14.3 9c4-2 4 2 0 0zM9.7 9c-4 2-4-2 0 0zM12 11.3c2 4-2 4 0 0zM12 13v8.5M12 19c-3 0-4.5-1.5-5-4M12 17.5c3 0 4.5-1.5 5-4`,
  window: `M5 21.5V10a7 7 0 0 1 14 0v11.5zM12 3v18.5M5 12h14M5 17h14${circle(12, 8, 2.5)}`,
  dividers: `${circle(12, 4, 2)}M11 6 5 21M13 6l6 15M7.5 14.5c3 1.5 6 1.5 9 0`,
  cup: "M4 10h13v4a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 11h2a2 2 0 0 1 0 5h-2.5M3 21.5h15M8 7.5c-1.2-1.7 1.2-2.3 0-4M12.5 7.5c-1.2-1.7 1.2-2.3 0-4",
  books: "M3.5 20V5H8v15zM8 20V7.5h4V20zM13 19.5 16.5 5l3.8 1-3.5 14.5zM2.5 20.2h8M3.5 8H8M8 10.5h4",
  camera: `M3 8h4l1.5-3h7L17 8h4v12H3z${circle(12, 13.8, 4)}${circle(12, 13.8, 2)}M18.5 10.5h.3`,
  book: "M12 6C10 4.5 7 4 3 4.2V19c4-.2 7 .3 9 1.8 2-1.5 5-2 9-1.8V4.2c-4-.2-7 .3-9 1.8zM12 6v14.8M6 8.5c1.5 0 2.5.2 3.5.6M6 12c1.5 0 2.5.2 3.5.6",
  film: `M4 9h16v12H4zM4 9 20 5l-.8-3L3.2 6zM7 8.2l2-3.7M11.5 7.1l2-3.7M16 6l2-3.7${circle(12, 15, 2.5)}`,
  singer: `${circle(12, 5, 2.3)}M8 21.5l2-9h4l2 9zM10 12.5 5 9M14 12.5 19 9M11.3 5.8h1.4M19 4v4M19 4l2 1${circle(18.2, 8, 0.8)}`,
  bust: `M7.5 21.5h9M9 21.5v-3.5c-3-2-3.5-5-3.5-7.5C5.5 6 8.5 3 12 3s6.5 2.5 6.5 6.5l1.5 4h-2V16h-3v5.5`,
  laurel: "M11 21C5 19.5 2.5 15 3.5 8c2 .5 3 2 3 4M11 21c-2.5-3-3.5-5-3-8 2 1 2.5 3 2 5M13 21c6-1.5 8.5-6 7.5-13-2 .5-3 2-3 4M13 21c2.5-3 3.5-5 3-8-2 1-2.5 3-2 5M12 4l1 2.3 2.5.2-1.9 1.6.6 2.4-2.2-1.3-2.2 1.3.6-2.4-1.9-1.6 2.5-.2z",
  // Land
  basket: "M3.5 11h17l-2 9.5h-13zM6 11c0-5 3-8 6-8s6 3 6 8M4.3 14.5h15.4M5 17.5h14M9 11l.5 9.5M15 11l-.5 9.5",
  fish: "M2.5 12c3-4.5 6.5-6 10-6 3 0 5 1.5 7 4l2.5-3v10l-2.5-3c-2 2.5-4 4-7 4-3.5 0-7-1.5-10-6zM7 11v.3M11 8.5c1.5 2 1.5 5 0 7M2.5 12H4",
  grain: "M12 21.5V8M12 8c-2.2-1.6-2.2-4.4 0-6 2.2 1.6 2.2 4.4 0 6zM12 13c-3-.2-4.8-2-5-5 3 .2 4.8 2 5 5zM12 13c3-.2 4.8-2 5-5-3 .2-4.8 2-5 5zM12 18c-3-.2-4.8-2-5-5 3 .2 4.8 2 5 5zM12 18c3-.2 4.8-2 5-5-3 .2-4.8 2-5 5z",
  sheep: `M7 16.5c-3 0-4.5-2-3.5-4-1.5-2 0-4.5 2-4.5.5-2 3-3 4.5-1.5 1.5-1.5 4.5-1 5 1 2.5 0 3.5 2.5 2 4.5 1 2-.5 4.5-3 4.5zM7.5 16.5v4M14 16.5v4M17 8c1-1.5 3.5-1.5 4.5.5v3c-1.5 1.5-3 1.5-4 .5M19.5 9v.3`,
  plough: "M2.5 5.5 9 9l4 7h8M9 9l7-1.5M13 16c-3 0-5.5 1-7 4.5 5 .5 8-.5 9.5-4.5M2.5 5.5l2.5-2",
  hive: "M5 20.5c-2 0-2-4 0-4-1.5 0-1.5-4 .5-4-1-1-.5-4 1.5-4 .5-3 2.5-5 5-5s4.5 2 5 5c2 0 2.5 3 1.5 4 2 0 2 4 .5 4 2 0 2 4 0 4zM7 8.5h10M5.5 12.5h13M5 16.5h14M10.5 20.5v-2a1.5 1.5 0 0 1 3 0v2",
  barn: "M3 21V10l9-6.5 9 6.5v11zM8.5 21v-7h7v7M8.5 14l7 7M15.5 14l-7 7M10.5 9.5h3",
  bread: "M4 11c-2-2-1-5 2-5.5h12c3 .5 4 3.5 2 5.5v8.5H4zM8 9v3M12 9v3M16 9v3",
  canal: "M2 6h5l2 5h6l2-5h5M2 12h3l2 5h10l2-5h3M9 8.5q1.5-1.3 3 0t3 0M8 14.5q2-1.3 4 0t4 0M2 20.5h20",
  tree: "M12 21.5v-7M12 14.5c-4.5 0-6.5-3-5.5-6.5 1-3.5 10-3.5 11 0 1 3.5-1 6.5-5.5 6.5zM12 18l3-2.5M9.5 9.5h.3M13 8h.3M14 11.5h.3M5 21.5h14",
  terrace: "M2 20.5h20M2 16.5h5c2-3 8-3 10 0h5M4.5 12.5h3.5c1.5-2.5 6.5-2.5 8 0h3.5M7.5 8.5h2c1-1.5 4-1.5 5 0h2M12 6V3M10.5 4.5 12 6l1.5-1.5",
  cheese: `M2.5 15 13 5.5c4 .5 7.5 3.5 8.5 9.5zM2.5 15v5.5h19V15${circle(8, 17.7, 1.2)}${circle(15, 18, 1.5)}${circle(14, 11, 1.4)}`,
  falcon: "M12 6c-1-2.5 1-4 3-3.5 2 .3 2.5 2 2 3.5l-2 .5M12 6c-3 1-5 4-9.5 4.5 2 2 4.5 2.5 7 2L8 17l3.5-1v4.5l3-5c4-1 6.5-3.5 7-7-2 0-3.5-.5-4.5-2M15 4.5v.2",
  barrel: "M7 3.5h10c2 5.5 2 11.5 0 17H7c-2-5.5-2-11.5 0-17zM6 8h12M5.6 12h12.8M6 16h12M10 3.5v17M14 3.5v17",
  apple: "M12 8c-2.5-2-8-1-8 5 0 4.5 3 8 5.5 8 1.2 0 1.5-.5 2.5-.5s1.3.5 2.5.5c2.5 0 5.5-3.5 5.5-8 0-6-5.5-7-8-5zM12 8c0-2.5.5-4 2-5.5M12 6C9.5 6 8 5 7.5 3c2.5 0 4 1 4.5 3",
  whale: "M2.5 13c0 5 4 7.5 9 7.5s8-3 8.5-8c-1.5 0-3-1-3.5-3 2 0 3 .5 3.5 1.5.5-1 1.5-1.5 2.5-1.5 0 2-1 3-2.5 3M2.5 13c3-4 9-4.5 14-1M7 13.5v.3M4 17c3 .5 5 .5 7-.5M8 7.5c0-3-3-3-3-1M8 7.5c0-3 3-3 3-1",
  windmill: "M9 21.5l1-9h4l1 9zM12 10.5 5 3.5l-2 2.5zM12 10.5l7-7 2 2.5zM12 10.5l-7 7M12 10.5l7 7M10.5 21.5V18h3v3.5M6 21.5h12",
  cow: "M6 8C3 8 2 6 2.5 4 4 5.5 5.5 6 7.5 6h9c2 0 3.5-.5 5-2 .5 2-.5 4-3.5 4M6 8c0 4 1 7 2.5 8.5h7C17 15 18 12 18 8M8.5 16.5c-1 3 1 4.5 3.5 4.5s4.5-1.5 3.5-4.5M10.5 19v.3M13.5 19v.3M9 10.5v.5M15 10.5v.5",
  flask: "M9 3h6M10 3v6L4.8 18a2 2 0 0 0 1.8 3h10.8a2 2 0 0 0 1.8-3L14 9V3M7.5 14h9M10.5 17h.3M13.5 18.5h.3",
  tractor: `M4 12V5h7l2 6.5h7v4M6.5 7.5h3M17 11.5V7${circle(8, 16, 4.5)}${circle(8, 16, 1.8)}${circle(18.5, 18, 2.5)}M12.5 18H16`,
  can: "M6 5.5c0-1.5 2.5-2.5 6-2.5s6 1 6 2.5-2.5 2.5-6 2.5-6-1-6-2.5zM6 5.5v13c0 1.5 2.5 2.5 6 2.5s6-1 6-2.5v-13M6 10.5c3 2 9 2 12 0M6 16c3 2 9 2 12 0",
  glasshouse: "M3 21V10l9-6 9 6v11zM3 10h18M12 4v17M7.5 7v14M16.5 7v14M3 15.5h18",
  leaf: "M4 20.5c0-9 5-16 16-17 .5 11-5 16-13 15M4 20.5c3-6 6.5-9.5 11-12M9 14.5V11M12 12V8.5M11 14.5h3.5",
  harvester: `M3 7h9v7H3zM12 9h5l2 5h-7M3 14h16M5 7V4h4v3M19 14l3 4M21 15.5 18.5 20${circle(7, 17.5, 3)}${circle(14.5, 18.5, 2)}`,
  // Knowledge
  anvil: "M3 8c2.5 0 3.5 2 6 2h7c3 0 5-1 5.5-3.5H9M9.5 10c.5 4 0 5.5-3 8h11c-3-2.5-3.5-4-3-8M5 18h14v3H5zM6.5 6.5h2.5v-2h-4",
  mortar: "M4.5 11.5h15c0 4.5-2.5 7-4.5 8H9c-2-1-4.5-3.5-4.5-8zM8 21.5h8M12.5 11.5l5-8.5M18.5 3.5l-2-1M8 14.5c.5 1.5 1 2 2 3",
  cartwheel: `${circle(12, 12, 9)}${circle(12, 12, 2)}M12 3v7M12 14v7M3 12h7M14 12h7M5.6 5.6l5 5M13.4 13.4l5 5M18.4 5.6l-5 5M10.6 13.4l-5 5`,
  star: `${circle(12, 12, 4)}M12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22M5 5l2.5 2.5M16.5 16.5 19 19M19 5l-2.5 2.5M7.5 16.5 5 19`,
  calendar: `${circle(12, 12, 9.5)}${circle(12, 12, 5.5)}${circle(12, 12, 2)}M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8`,
  elder: `${circle(11, 5.5, 2.8)}M6 21.5c0-7 1.5-11 5-11s5 4 5 11zM9 8c0 3 .5 4.5 2 5.5 1.5-1 2-2.5 2-5.5M19.5 21.5V7c0-2 2-2 2-.5`,
  seed: "M12 21c-4 0-6.5-2.5-6.5-6S9 8 12 4c3 4 6.5 7.5 6.5 11S16 21 12 21zM12 21v-8M12 16l-2.5-2.5M12 14l2.5-2.5",
  map: "M3 5.5 9 3l6 2.5L21 3v15.5L15 21l-6-2.5L3 21zM9 3v15.5M15 5.5V21M5 10l2 1M17 9l2 2M11 12l2-1",
  press: "M4 3.5h16M5.5 3.5V21M18.5 3.5V21M12 3.5V10M9.5 6h5M7.5 10h9v2.5h-9zM6.5 15.5h11v3h-11zM3.5 21h17",
  staff: "M12 2.5v19M8.5 6.5c0-2.5 7-2.5 7 .5 0 3.5-7 2.5-7 6 0 3 6 2.5 6 5 0 1.5-2 2-3.5 1.5M8.5 6.5l-2-.5M9 21.5h6",
  compass: `${circle(12, 12, 9.5)}M12 5l2.5 7-2.5 7-2.5-7zM9.5 12h5M12 2.5v1.5M12 20v1.5M2.5 12H4M20 12h1.5`,
  ledger: "M5 3h14v18H5zM8 3v18M11 7.5h5M11 11h5M11 14.5h5M11 18h3M3.5 7h3M3.5 12h3M3.5 17h3",
  trowel: "M3 13l9-9 5 5-9 9zM14.5 11.5l3.5 3.5M18 15l3 3-2 2-3-3zM3 13l-1 6 6-1",
  bulb: "M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 20h5M10.5 22.5h3M12 17v-5M10 10l2 2 2-2",
  telegraph: "M6 21.5V4M3 7.5h6M3.5 5v2.5M8.5 5v2.5M18 21.5V4M15 7.5h6M15.5 5v2.5M20.5 5v2.5M8.5 6c2 3 5 3 7 0M3.5 6C2.5 7 2 7 1 7M20.5 6c1 1 1.5 1 2.5 1",
  rocket: `M12 2c3 2.5 4.5 6 4.5 10v5h-9v-5c0-4 1.5-7.5 4.5-10zM7.5 12l-3.5 4v3.5l3.5-2M16.5 12l3.5 4v3.5l-3.5-2M10 17v3.5M14 17v3.5M12 17v5${circle(12, 9, 1.8)}`,
  globe: `${circle(12, 10, 7)}M12 3c-4 4-4 10 0 14M12 3c4 4 4 10 0 14M5 10h14M12 17v4.5M8 21.5h8`,
  hands: "M2.5 8.5 6 7l5 2 3-2 4.5 1 3 1.5v6.5L18 17M2.5 8.5V15l3 1.5 5 4c1.5 1 2.5 0 2.5-1M11 9l-1.5 3c1 1.5 3 1 4-1l4.5 4.5M13 19.5c1.5 1 2.5 0 2.5-1.5 1.5.5 2.5-.5 2.5-2",
  hourglass: "M6.5 3h11M6.5 21h11M7.5 3c0 5 2.5 6 4.5 9-2 3-4.5 4-4.5 9M16.5 3c0 5-2.5 6-4.5 9 2 3 4.5 4 4.5 9M9.5 18.5h5",
} satisfies Record<string, string>;

type Drawing = keyof typeof drawings;

/** In the order of the cards of a colour and epoch, I to III. */
const shown: Readonly<Record<Color, readonly (readonly Drawing[])[]>> = {
  yellow: [
    ["pan", "pot", "sack", "loom", "stall", "scales", "cart", "boat", "mortar", "chest"],
    ["gate", "scroll", "camel", "ring", "grapes", "loom", "coins", "boat", "banner", "scales"],
    ["factory", "chart", "stall", "engine", "cartwheel", "chart", "derrick", "umbrella", "globe", "bank"],
  ],
  red: [
    ["bow", "spear", "tower", "bow", "chariot", "spear", "palisade", "sword", "helmet", "shieldwall"],
    ["bow", "spear", "boat", "sword", "trumpet", "barrel", "horse", "castle", "trebuchet", "helmet"],
    ["helmet", "cannon", "kettle", "ironclad", "anchor", "book", "ironclad", "cart", "map", "plane"],
  ],
  blue: [
    ["mask", "palette", "mask", "drum", "quill", "chisel", "dancer", "stones", "lyre", "temple"],
    ["lute", "quill", "flower", "shieldwall", "scroll", "window", "dividers", "cup", "books", "palette"],
    ["camera", "book", "flower", "singer", "film", "temple", "lyre", "bust", "mask", "laurel"],
  ],
  green: [
    ["basket", "fish", "grain", "sheep", "plough", "hive", "barn", "bread", "canal", "tree"],
    ["windmill", "terrace", "plough", "cheese", "falcon", "barrel", "apple", "whale", "windmill", "cow"],
    ["flask", "tractor", "can", "glasshouse", "leaf", "apple", "harvester", "fish", "seed", "factory"],
  ],
  purple: [
    ["anvil", "mortar", "horse", "cartwheel", "star", "calendar", "horse", "elder", "scales", "chisel", "coins", "spear", "mask", "seed"],
    ["cannon", "map", "boat", "press", "staff", "compass", "temple", "flask", "chest", "chisel", "bread", "grain", "ledger", "trowel"],
    ["bulb", "globe", "dividers", "telegraph", "flask", "staff", "bulb", "rocket", "laurel", "books", "hands", "banner", "hands", "hourglass"],
  ],
};

/** The drawing of each card: those of a colour and an epoch in the order they have in the box. */
export function picturesOf(cards: readonly Card[]): ReadonlyMap<string, string> {
  const epochs = [...new Set(cards.map((card) => card.epoch))];
  const pictures = new Map<string, string>();
  for (const [color, byEpoch] of Object.entries(shown))
    for (const [i, epoch] of epochs.entries()) {
      const same = cards.filter((card) => card.color === color && card.epoch === epoch);
      for (const [n, card] of same.entries()) pictures.set(card.id, drawings[byEpoch[i]?.[n] ?? "scroll"]);
    }
  return pictures;
}
