import { escaped } from './invisibleCharacters.ts'

const clip = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/** A value as quoted in a sentence: one line, shortened, terminal control characters escaped. */
export const shown = (value: unknown, longest = 60) =>
  clip(escaped(JSON.stringify(value) ?? String(value)), longest)

/** The same for a name of a file or field, without quotes. */
export const named = (name: string, longest = 60) => clip(escaped(name), longest)
