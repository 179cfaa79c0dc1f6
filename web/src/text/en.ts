/** The English texts in one file; those that only a terminal shows stay out. */
const files = import.meta.glob<string>(
  [
    "../../../src/ecumene/locale/en/*.ftl",
    "!../../../src/ecumene/locale/en/cli.ftl",
    "!../../../src/ecumene/locale/en/conformance.ftl",
    "!../../../src/ecumene/locale/en/*_terminal.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(files);
