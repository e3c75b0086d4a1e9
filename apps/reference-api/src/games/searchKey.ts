const toneMarks = /[\u0E48-\u0E4B]/g
const spaces = /[\s\u200B-\u200D\uFEFF]+/g

/**
 * How a name and what is typed to find it are compared: NFC, lower case, no spaces, no tone marks, and one form
 * of what looks the same (ำ as one letter, two เ as แ). "นำผึ้ง" so finds น้ำผึ้ง.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(spaces, '')
    .replace(toneMarks, '')
    .replaceAll('\u0E4D\u0E32', '\u0E33')
    .replaceAll('\u0E40\u0E40', '\u0E41')
