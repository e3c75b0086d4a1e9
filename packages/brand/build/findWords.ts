import { catalogue } from '../src/own/catalogue.ts'
import type { Outcome } from './newBrand.ts'

/** Every word of ours that an operator may replace with its key, or those that have all of `sought` in either. */
export function findWords(sought: string[]): Outcome {
  const found = [...catalogue()].flatMap(([key, { text }]) => {
    if (text === undefined) return []
    const said = `${key} ${text}`.toLowerCase()
    return sought.every((one) => said.includes(one.toLowerCase())) ? [[key, text] as const] : []
  })
  if (found.length === 0)
    return {
      made: false,
      said: [`No word of the site has ${sought.join(' and ')}; write a part of what members read.`],
    }
  return { made: true, said: found.map((entry) => entry.map((one) => JSON.stringify(one)).join(': ')) }
}
