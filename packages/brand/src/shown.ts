import { escaped } from './invisibleCharacters.ts'

const clip = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/** Returns a value as quoted in a message: one line, shortened, control characters escaped. */
export const shown = (value: unknown, longest = 60) =>
  clip(escaped(JSON.stringify(value) ?? String(value)), longest)

/**
 * Returns the name of a file or field for a message: shortened, control characters escaped. Unlike `shown`,
 * adds no quotation marks.
 */
export const named = (name: string, longest = 60) => clip(escaped(name), longest)

const most = 20

/** Returns the first few messages, and one with the number of the others, which are not created. */
export const atMost = (faults: (() => string)[], file = '') => [
  ...faults.slice(0, most).map((fault) => fault()),
  ...(faults.length > most ? [`${file}there are ${faults.length - most} more faults like these.`] : []),
]
