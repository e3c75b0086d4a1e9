import { visit } from 'jsonc-parser'
import { nearest } from '../nearest.ts'
import { parse } from '../parse.ts'
import { named, shown } from '../shown.ts'
import { unseenIn } from '../unseen.ts'
import type { Catalogue } from './wordModules.ts'

/** The operator's own words by the keys of ours; a message's values stand in braces. */
export type Words = Record<string, string>

// All our words together are a tenth of it.
const largest = 1024 * 1024
const longest = 600

/** Reads a brand's `words.json`, and what is wrong with it, a sentence each with its line. */
export function readWords(bytes: Uint8Array, catalogue: Catalogue): { words: Words; faults: string[] } {
  if (bytes.length > largest) return { words: {}, faults: ['the file is larger than 1 MB; shorten it.'] }
  if (!new TextDecoder().decode(bytes).trim())
    return { words: {}, faults: ['the file is empty; write { "wallet/deposit.title": "…" }, or remove it.'] }
  const { value, faults } = parse(bytes)
  if (value === undefined) return { words: {}, faults }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { words: {}, faults: ['the file holds no object; write { "wallet/deposit.title": "…" }.'] }
  const words: Words = {}
  const lines = linesOf(new TextDecoder().decode(bytes))
  for (const [key, said] of Object.entries(value)) {
    if (key === '$schema') continue
    const fault = wordFault(key, said, catalogue)
    if (fault) faults.push(`line ${lines.get(key) ?? 1}: ${fault}`)
    else words[key] = String(said)
  }
  return { words, faults }
}

function linesOf(text: string) {
  const lines = new Map<string, number>()
  visit(text, {
    onObjectProperty: (key, _offset, _length, startLine, _character, path) =>
      void (path().length === 0 && lines.set(key, startLine + 1)),
  })
  return lines
}

/** What is wrong with the operator's own wording of the word `key`; undefined where nothing is. */
export function wordFault(key: string, said: unknown, catalogue: Catalogue): string | undefined {
  const ours = catalogue.get(key)
  if (!ours && typeof said === 'object' && said !== null)
    return `${named(key)} is no text; write each key whole, as in "wallet/deposit.title": "…".`
  if (!ours) return `${named(key)} is no word of the site; ${meant(key, [...catalogue.keys()])}.`
  if (ours.text === undefined) return `${key} is worked out by the site and stays as it is; remove it.`
  if (typeof said !== 'string') return `${key} is ${shown(said)}; write a text in double quotes.`
  if (!said.trim()) return `${key} is empty; write the words, or remove it.`
  if (said.length > longest) return `${key} is longer than ${longest} characters; shorten it.`
  const unseen = unseenIn(said)
  if (unseen) return `${key} holds a character that nobody sees (${unseen}); remove it.`
  if (/<\/?[a-z!]/i.test(said)) return `${key} holds HTML, which would be shown as it is; write words alone.`
  // A value that our own words leave out may be left out.
  const needed = (ours.values ?? []).filter((name) => ours.text?.includes(`{${name}}`))
  return valueFault(key, said, needed)
}

function meant(key: string, keys: string[]) {
  // Of keys this long the folder is right more often than not: first the words in it.
  const [folder = '', ...rest] = key.split('.')
  const beside = keys.filter((one) => one.startsWith(`${folder}.`)).map((one) => one.slice(folder.length + 1))
  const near = nearest(rest.join('.'), beside)
  const found = near === undefined ? nearest(key, keys) : `${folder}.${near}`
  return found ? `write ${found}` : 'remove it'
}

const inBraces = /\{([^{}]*)\}/g

function valueFault(key: string, said: string, needed: string[]) {
  const written = [...said.matchAll(inBraces)].map(([, name = '']) => name)
  const surplus = written.find((name) => !needed.includes(name))
  const has = needed.length > 0 ? `it has ${needed.map((name) => `{${name}}`).join(', ')}` : 'it has none'
  if (surplus !== undefined) return `${key} has no value {${surplus.slice(0, 40)}}; ${has}.`
  if (/[{}]/.test(said.replace(inBraces, ''))) return `${key} has a brace without its other; ${has}.`
  const missing = needed.find((name) => !written.includes(name))
  return missing && `${key} leaves out {${missing}}; write it where the value stands.`
}
