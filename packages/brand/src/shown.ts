import { escaped } from './invisibleCharacters.ts'

const clip = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text

/** A value of a file as a sentence quotes it: on one line, short, with nothing that a terminal would act on. */
export const shown = (value: unknown, longest = 60) =>
  clip(escaped(JSON.stringify(value) ?? String(value)), longest)

/** The same for a name: of a file, of a field. */
export const named = (name: string, longest = 60) => clip(escaped(name), longest)
