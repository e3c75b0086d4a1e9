import type { Tables } from './tables.ts'
import { replaceTexts, textsOf } from './texts.ts'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçðéƒĝĥîĵķļɱñóþɋŕšţûṽŵẋýžÁƁÇÐÉƑĜĤÎĴĶĻṀÑÓÞɊŔŠŢÛṼŴẊÝŽ'

const accent = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => accented[letters.indexOf(letter)] ?? letter)

const padding = (count: number) =>
  Array.from({ length: Math.ceil(count / 12) }, (_, at) =>
    '~'.repeat(Math.min(6, Math.ceil(count / 2) - at * 6)),
  )

/** Returns a text accented and longer by half, such as "Éñţéŕ {count:number} {count|game|games} ~~~~". */
export const pseudoText = (text: string): string => {
  const plain = text.replace(/\{[^}]*\}/g, '')
  const said = text.replace(/\{[^}]*\}|[^{]+/g, (part) => (part.startsWith('{') ? part : accent(part)))
  // A text of one word becomes one longer word.
  return [said, ...padding(plain.trim().length)].join(plain.includes(' ') ? ' ' : '')
}

/** Returns tables in a pseudo language, to find texts that are cut off or not translatable. */
export const pseudoTables = (tables: Tables): Tables => {
  const { i18n, ...ours } = tables
  const said = Object.fromEntries([...textsOf(ours)].map(([key, text]) => [key, pseudoText(text)]))
  return { ...(i18n && { i18n }), ...replaceTexts(ours, said) }
}
