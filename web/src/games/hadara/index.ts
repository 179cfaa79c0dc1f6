export { default as Board } from "./Board.svelte";
export { default as Dock } from "./Dock.svelte";
export { default as Headline } from "./Headline.svelte";
export { default as Peek } from "./Peek.svelte";
