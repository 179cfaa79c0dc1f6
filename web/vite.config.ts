import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { runnerImport, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The server draws pictures of positions itself, in these letters and from the drawings of the pages. */
const pictures: Plugin = {
  name: "for-pictures",
  async generateBundle() {
    const letters = readFileSync("node_modules/@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf");
    this.emitFile({ type: "asset", fileName: "fonts/golos.ttf", source: letters });
    const { module } = await runnerImport<typeof import("./src/drawings.ts")>("./src/drawings.ts");
    this.emitFile({ type: "asset", fileName: "drawings.json", source: JSON.stringify(module.drawings) });
  },
};

/**
 * One file of scripts and one of styles for the house, one of each for every game and language: left alone, the bundler
 * makes one for whatever any two pages share, and a table would ask the server 78 times before it is laid.
 */
function part(file: string): string | null {
  const path = file.replaceAll("\\", "/").split("?")[0] ?? "";
  const game = /\/src\/games\/(\w+)\/(?!lid\.ts|summary\.ts)/.exec(path)?.[1];
  if (game) return game;
  return /\/src\/text\/(en|ru)\.ts$|\.ftl$|KitPage|SummaryPage/.test(path) ? null : "house";
}

/** Where a developer's own server listens; the built pages are served by it, `npm run dev` forwards to it. */
const server = process.env["ECUMENE_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), pictures],
  build: {
    outDir: "../src/ecumene/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server forbids data: addresses for fonts and scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: part }] } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true }, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});
