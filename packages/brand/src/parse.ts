import { parseTree, type ParseError, printParseErrorCode, visit } from 'jsonc-parser'
import { named } from './shown.ts'

/** Content of a file and its syntax errors: sentences with a line number, without the file's name. */
export interface Parsed {
  /** The parsed content; absent if the text is not JSON. */
  value?: unknown
  faults: string[]
}

// Fields of a brand are at most three levels deep.
const deepest = 20

export function parse(bytes: Uint8Array): Parsed {
  if (bytes.includes(0))
    return { faults: ['the file contains zero bytes, as UTF-16 text does; save it as UTF-8.'] }
  const text = decode(bytes)
  if (text === undefined)
    return { faults: [`line ${wrongLine(bytes)} contains bytes that are not UTF-8; save the file as UTF-8.`] }
  if (!text.trim()) return { faults: ['the file is empty; write { "clientId": … } as in the other brands.'] }
  try {
    const { depth, faults } = look(text)
    if (depth > deepest) return { faults: [tooDeep] }
    const value: unknown = JSON.parse(text)
    return { value, faults }
  } catch (error) {
    // The stack overflowed before the brackets ended.
    if (error instanceof RangeError) return { faults: [tooDeep] }
    return { faults: [noJson(text)] }
  }
}

const tooDeep = 'the file has brackets within brackets without end; write it as the other brands are.'

function decode(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function wrongLine(bytes: Uint8Array) {
  let line = 1
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(10, start)
    const next = end < 0 ? bytes.length : end + 1
    if (decode(bytes.subarray(start, next)) === undefined) break
    start = next
  }
  return line
}

/** Returns the depth of a text's nesting, and a fault for each field that occurs twice in an object. */
function look(text: string) {
  const faults: string[] = []
  const seen = new Map<string, number>()
  let depth = 0
  let most = 0
  const enter = () => {
    depth += 1
    most = Math.max(most, depth)
    return depth <= deepest
  }
  const leave = () => void (depth -= 1)
  visit(
    text,
    {
      onObjectBegin: enter,
      onObjectEnd: leave,
      onArrayBegin: enter,
      onArrayEnd: leave,
      onObjectProperty: (key, _offset, _length, startLine, _character, path) => {
        const field = [...path(), key]
        const before = seen.get(JSON.stringify(field))
        seen.set(JSON.stringify(field), before ?? startLine + 1)
        const again = `line ${startLine + 1} says ${named(field.join('.'))} again`
        if (before !== undefined) faults.push(`${again}, after line ${before}; keep one of the two.`)
      },
    },
    { disallowComments: true },
  )
  return { depth: most, faults }
}

const mends: Record<string, string> = {
  InvalidCommentToken: 'JSON has no comments: remove it',
  InvalidSymbol: 'every word but true, false and null needs double quotes',
  UnexpectedEndOfString: 'close the text with a double quote',
  InvalidCharacter: 'remove the tab or other control character from the text',
  InvalidEscapeCharacter: 'write \\\\ where you mean a backslash',
  InvalidUnicode: 'write \\u with four hexadecimal digits',
}

function noJson(text: string) {
  const conflict = conflictIn(text)
  if (conflict) return conflict
  const errors: ParseError[] = []
  parseTree(text, errors, { disallowComments: true })
  const [first] = errors
  const mend = first && mends[printParseErrorCode(first.error)]
  return `line ${first ? lineOf(text, first) : lines(text.trimEnd())} is not JSON; ${mend ?? 'look there for a missing or surplus comma, quote or brace'}.`
}

/** Returns a message if the text contains git's conflict markers; undefined otherwise. */
export function conflictIn(text: string): string | undefined {
  const [before] = text.split(/^(?:<{7}|>{7}) /m)
  if (before === undefined || before.length === text.length) return undefined
  return `line ${lines(before)} is a conflict mark of git; keep one of the two sides, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.`
}

const lines = (text: string) => text.split('\n').length

function lineOf(text: string, { error, offset }: ParseError) {
  const before = text.slice(0, offset)
  const met = text.slice(offset).trimStart().charAt(0)
  const isClosing = met === '}' || met === ']'
  const isBefore =
    met === '' ||
    (isClosing && before.trimEnd().endsWith(',')) ||
    (!isClosing && printParseErrorCode(error) === 'CommaExpected')
  return lines(isBefore ? before.trimEnd() : before)
}
