/** The part of cli-table3 that measures, so that we lay out with the widths it draws with. */
declare module "cli-table3/src/utils.js" {
  const utils: {
    /** Columns that a text takes on a terminal: two for wide characters and emoji, none for styles. */
    strlen(text: string): number;
  };
  export default utils;
}
