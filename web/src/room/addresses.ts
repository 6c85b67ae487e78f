// Addresses as people read and type them: without what every browser adds by itself.
const inWords = (url: URL): string => `${url.host}${url.pathname}`.replace(/\/$/, "");

/** Where the house is. */
export const houseInWords = (): string => inWords(new URL(".", document.baseURI));
/** Where a table is shown to a whole room. */
export const tvLink = (code: string): string => new URL(`t/${code}/tv`, document.baseURI).href;
export const tvInWords = (code: string): string => inWords(new URL(tvLink(code)));
