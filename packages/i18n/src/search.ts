const spaces = /[\s\u200B-\u200D\uFEFF]+/g
/** Thai signs above a letter that are not vowels, such as tone marks. */
const signs = /[\u0E47-\u0E4C\u0E4E]/g

/** Returns the form in which names and search texts are compared. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(spaces, '')
    .replace(signs, '')
    .replace(/\u0E4D\u0E32/g, '\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41')

/** Returns the lowest edit distance between `key` and any part of `name`. */
function distance(key: string, name: string): number {
  // Sellers' algorithm: a row per typed letter, a column per letter of the name; a match may begin anywhere.
  let before = new Uint8Array(name.length + 1)
  let row = new Uint8Array(name.length + 1)
  for (let typed = 1; typed <= key.length; typed++) {
    row[0] = typed
    for (let at = 1; at <= name.length; at++) {
      const change = key[typed - 1] === name[at - 1] ? 0 : 1
      row[at] = Math.min(before[at - 1]! + change, before[at]! + 1, row[at - 1]! + 1)
    }
    ;[before, row] = [row, before]
  }
  return Math.min(...before)
}

/** Number of characters of a search text that are compared. */
const longestKey = 24
const mostFaults = 3

/**
 * Returns up to `most` items whose names almost match, nearest first. `keysOf` returns the search keys of an
 * item.
 */
export function nearest<Named>(
  typed: string,
  all: readonly Named[],
  keysOf: (one: Named) => readonly string[],
  most = 6,
): Named[] {
  const key = searchKey(typed).slice(0, longestKey)
  const allowed = Math.min(mostFaults, Math.floor(key.length / 3))
  if (allowed === 0) return []
  const found: { one: Named; faults: number; longer: number }[] = []
  for (const one of all) {
    for (const name of keysOf(one)) {
      const faults = distance(key, name)
      if (faults <= allowed) found.push({ one, faults, longer: Math.abs(name.length - key.length) })
    }
  }
  found.sort((a, b) => a.faults - b.faults || a.longer - b.longer)
  return [...new Set(found.map(({ one }) => one))].slice(0, most)
}
