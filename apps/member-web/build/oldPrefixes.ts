// What every browser of spec §9 reads under its plain name, which always stands behind.
const old = [
  'display:-(?:webkit|ms)-[\\w-]+',
  '-ms-[\\w-]+:[^;{}]*',
  '-moz-(?:transition|transform|animation)[\\w-]*:[^;{}]*',
  '-webkit-(?:box-(?:flex|orient|direction|pack|align|lines|ordinal)|flex|align|justify|order|transition|transform|animation)[\\w-]*:[^;{}]*',
].join('|')

/** The styles of a pre-rendered page without the prefixes that emotion writes for browsers long gone: a third of them. */
export const withoutOldPrefixes = (styles: string) =>
  styles.replace(new RegExp(`([{;])(?:(?:${old});)+`, 'g'), '$1')
