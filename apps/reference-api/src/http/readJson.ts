import type { Context } from 'hono'

/** No body of the contract has more than three levels. */
const deepest = 16

/**
 * The JSON of a request's body, an empty object where there is none. A SyntaxError where it cannot be read, has a NUL
 * or half a surrogate pair, which PostgreSQL does not store, or is nested so deep that reading it would cost milliseconds.
 */
export async function readJson({ req }: Context): Promise<unknown> {
  const text = await req.text()
  if (text === '') return {}
  if (isDeep(text)) throw new SyntaxError(`No more than ${deepest} levels are read`)
  if (text.includes(String.raw`\u0000`)) throw new SyntaxError('NUL is not read')
  const read: unknown = JSON.parse(text)
  // Only an escape can make half a pair, and only half a pair is written as one again.
  if (surrogate.test(text) && surrogate.test(JSON.stringify(read)))
    throw new SyntaxError('Half a surrogate pair is not read')
  return read
}

const surrogate = /\\ud[89a-f]/i

/** Counts open brackets outside of texts, as far as the first that is one too many. */
function isDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at += 1) {
    const letter = json[at]
    if (inText) {
      if (letter === '\\') at += 1
      else if (letter === '"') inText = false
    } else if (letter === '"') inText = true
    else if (letter === '[' || letter === '{') depth += 1
    else if (letter === ']' || letter === '}') depth -= 1
    if (depth > deepest) return true
  }
  return false
}
