/** The Russian texts in one file; those that only a terminal shows stay out. */
const files = import.meta.glob<string>(
  ["../../../src/ecumene/locale/ru/*.ftl", "!**/cli.ftl", "!**/conformance.ftl", "!**/*_terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
