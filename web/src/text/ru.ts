/** The Russian texts in one file; those that only a terminal shows stay out. */
const files = import.meta.glob<string>(
  [
    "../../../src/ecumene/locale/ru/*.ftl",
    "!../../../src/ecumene/locale/ru/cli.ftl",
    "!../../../src/ecumene/locale/ru/conformance.ftl",
    "!../../../src/ecumene/locale/ru/*_terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
