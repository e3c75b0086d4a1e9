import { valuesIn } from '@member/i18n/texts'
import { visit } from 'jsonc-parser'
import { atMost, named, shown } from '../shown.ts'
import { nearest } from '../nearest.ts'
import { parse } from '../parse.ts'
import { invisibleIn } from '../invisibleCharacters.ts'

/** The operator's texts by key; `{name}` in a text is a placeholder for a value. */
export type Words = Record<string, string>

export type Texts = Readonly<Record<string, ReadonlyMap<string, string>>>

// All default texts together are a tenth of this.
const largest = 1024 * 1024
const longest = 600

/**
 * Reads `words.json`: texts of the first language by key, other languages' below the language code.
 * Faults are one sentence each, with the line number.
 */
export function readWords(
  bytes: Uint8Array,
  texts: Texts,
): { words: Record<string, Words>; faults: string[] } {
  if (bytes.length > largest) return refused('the file is larger than 1 MB; shorten it.')
  if (!new TextDecoder().decode(bytes).trim())
    return refused('the file is empty; write { "wallet/deposit.title": "…" }, or remove it.')
  const { value, faults: ofText } = parse(bytes)
  if (value === undefined) return { words: {}, faults: ofText }
  if (!isObject(value)) return refused('the file contains no object; write { "wallet/deposit.title": "…" }.')
  const words: Record<string, Words> = {}
  const faults = ofText.map((fault) => () => fault)
  const lines = linesOf(new TextDecoder().decode(bytes))
  const read = (language: string, said: object, within = '') => {
    const known = texts[language] ?? new Map<string, string>()
    for (const [key, word] of Object.entries(said)) {
      // The nearest key is computed only for messages.
      const fault = known.has(key) ? wordFault(key, word, known) : undefined
      if (known.has(key) && !fault) (words[language] ??= {})[key] = String(word)
      else faults.push(() => `line ${lines.get(within + key) ?? 1}: ${fault ?? wordFault(key, word, known)}`)
    }
  }
  const [first = ''] = Object.keys(texts)
  const { $schema: _, ...rest } = value
  const isLanguage = (key: string, said: unknown) => Object.keys(texts).includes(key) && isObject(said)
  read(first, Object.fromEntries(Object.entries(rest).filter(([key, said]) => !isLanguage(key, said))))
  for (const [key, said] of Object.entries(rest))
    if (isObject(said) && isLanguage(key, said)) read(key, said, `${key}/`)
  return { words, faults: atMost(faults) }
}

const refused = (fault: string) => ({ words: {}, faults: [fault] })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function linesOf(text: string) {
  const lines = new Map<string, number>()
  visit(text, {
    onObjectProperty: (key, _offset, _length, startLine, _character, path) =>
      void lines.set([...path(), key].join('/'), startLine + 1),
  })
  return lines
}

export function wordFault(
  key: string,
  said: unknown,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const ours = texts.get(key)
  if (ours === undefined && typeof said === 'object' && said !== null)
    return `${named(key)} is not a text; write each key in full, as in "wallet/deposit.title": "…".`
  if (ours === undefined) return `${named(key)} is not a text of the site; ${meant(key, [...texts.keys()])}.`
  if (typeof said !== 'string') return `${key} is ${shown(said)}; write a text in double quotes.`
  if (!said.trim()) return `${key} is empty; write the words, or remove it.`
  if (said.length > longest) return `${key} is longer than ${longest} characters; shorten it.`
  const invisible = invisibleIn(said)
  if (invisible) return `${key} contains an invisible character (${invisible}); remove it.`
  if (/<\/?[a-z!]/i.test(said))
    return `${key} contains HTML, which would be shown as it is; write words alone.`
  return valueFault(key, said, valuesIn(ours))
}

function meant(key: string, keys: string[]) {
  // In a long key the folder is usually right: search the keys in it first.
  const [folder = '', ...rest] = key.split('.')
  const beside = keys.filter((one) => one.startsWith(`${folder}.`)).map((one) => one.slice(folder.length + 1))
  const near = nearest(rest.join('.'), beside)
  const found = near === undefined ? nearest(key, keys) : `${folder}.${near}`
  return found ? `write ${found}` : 'remove it'
}

const inBraces = /\{([^{}]*)\}/g

const nameOf = (inside: string) => inside.replace(/:.*$/s, '')

function valueFault(key: string, said: string, needed: string[]) {
  const written = [...said.matchAll(inBraces)].map(([, inside = '']) => inside.replace(/\|.*$/s, ''))
  const formatted = written.find((name) => name.includes(':') && needed.includes(nameOf(name)))
  if (formatted !== undefined)
    return `${key} has {${formatted.slice(0, 40)}}; write {${nameOf(formatted)}}, which is formatted by itself.`
  const surplus = written.find((name) => !needed.includes(name))
  const has = needed.length > 0 ? `it has ${needed.map((name) => `{${name}}`).join(', ')}` : 'it has none'
  if (surplus !== undefined) return `${key} has no value {${surplus.slice(0, 40)}}; ${has}.`
  if (/[{}]/.test(said.replace(inBraces, ''))) return `${key} has an unmatched brace; ${has}.`
  const missing = needed.find((name) => !written.includes(name))
  return missing && `${key} leaves out {${missing}}; write it where the value belongs.`
}
