import { nearest } from '../nearest.ts'
import { conflictIn } from '../parse.ts'
import { misleadingIn } from '../invisibleCharacters.ts'
import { shown } from '../shown.ts'

/** Placeholders of legal texts, filled in from the brand's file. */
export const legalValues = [
  'brand',
  'holder',
  'authority',
  'licence',
  'age',
  'helpName',
  'helpPhone',
  'line',
] as const
export type LegalValue = (typeof legalValues)[number]

// The longest terms are a tenth of this.
const largest = 256 * 1024

// Addresses in angle brackets are Markdown.
const tag = /<\/?[a-z][\w-]*(?:[\s/][^>]*)?>|<!--/i
const picture = /!\[[^\]]*\][([]/

export function markdownFault(bytes: Uint8Array): string | undefined {
  if (bytes.length > largest) return 'the text is larger than 256 kB; shorten it.'
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return 'the file is not UTF-8; save it as UTF-8.'
  }
  if (!text.trim()) return 'the file is empty; write the text, or remove the file.'
  const conflict = conflictIn(text)
  if (conflict) return conflict
  for (const [at, line] of text.split('\n').entries()) {
    const fault = lineFault(line)
    if (fault) return `line ${at + 1} ${fault}`
  }
  return undefined
}

function lineFault(line: string) {
  const misleading = misleadingIn(line)
  if (misleading) return `contains an invisible character (${misleading}); remove it.`
  if (tag.test(line))
    return 'contains HTML, which no page shows; write it as Markdown (# heading, **bold**, - list).'
  if (picture.test(line)) return 'holds a picture, which no page of yours shows; remove it.'
  const strange = [...line.matchAll(/\{([^\s{}]{1,40})\}/g)].find(([, name]) => !isValue(name))?.[1]
  if (strange === undefined) return undefined
  const meant = nearest(strange, [...legalValues])
  const all = legalValues.map((name) => `{${name}}`).join(', ')
  return `has no value {${strange}}; ${meant ? `write {${meant}}` : `it may have ${all}`}.`
}

const isValue = (name: string | undefined) => legalValues.some((one) => one === name)

export function helpFault(text: string): string | undefined {
  const asked = new Map<string, number>()
  let hasTopic = false
  let isCode = false
  for (const [at, line] of text.split('\n').entries()) {
    if (/^\s{0,3}```/.test(line)) isCode = !isCode
    if (isCode) continue
    if (/^ {0,3}##(?:\s|$)/.test(line)) hasTopic = true
    const question = /^ {0,3}###(?:\s+(.*?))?\s*#*\s*$/.exec(line)
    if (!question) continue
    const [, words = ''] = question
    if (!words) return `line ${at + 1} is a question without words; write it after ###.`
    if (!hasTopic)
      return `line ${at + 1} asks ${shown(words)} before the first topic; write a line "## topic" above it.`
    const before = asked.get(words)
    if (before) return `line ${at + 1} asks ${shown(words)} again, after line ${before}; keep one of the two.`
    asked.set(words, at + 1)
  }
  return asked.size > 0
    ? undefined
    : 'it has no question; write each as a line "### question" below a topic "## topic".'
}
