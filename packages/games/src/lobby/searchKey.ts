/** How the server compares names (NFC, small, no spaces, no tone marks), for the short lists that are here already. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s\u200B-\u200D\uFEFF]+/g, '')
    .replace(/[\u0E48-\u0E4B]/g, '')
    .replace(/\u0E4D\u0E32/g, '\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41')
