import type { Texts } from '../src/own/words.ts'
import type { Outcome } from './newBrand.ts'

const quoted = (entry: readonly [string, string]) => entry.map((one) => JSON.stringify(one)).join(': ')

/**
 * Finds texts that an operator may replace, and that contain all of `sought` in text or key; written as in
 * `words.json`.
 */
export function findWords(sought: string[], texts: Texts): Outcome {
  const output = Object.entries(texts).flatMap(([language, words], at) => {
    const found = [...words].filter((entry) => {
      const text = entry.join(' ').toLowerCase()
      return sought.every((one) => text.includes(one.toLowerCase()))
    })
    const lines = found.map(quoted)
    return at === 0 || lines.length === 0 ? lines : [`"${language}": { ${lines.join(', ')} }`]
  })
  if (output.length === 0)
    return {
      made: false,
      output: [`No word of the site has ${sought.join(' and ')}; write a part of what members read.`],
    }
  return { made: true, output }
}
