import { catalogue } from '@member/brand/own'
import { expect, test } from 'vitest'
import { shipped } from './workspaceSources.ts'

/** What is shipped of a package, and the app, which says the words of all; without the catalogues themselves. */
const codeThatSays = (name: string) =>
  shipped
    .filter(({ path }) => !/\/th[A-Z]?\w*\.ts$/.test(path))
    .filter(({ path }) => path.startsWith('apps/') || name === 'ui' || path.startsWith(`packages/${name}/`))
    .map(({ code }) => code)
    .join('\n')

/** By what the server says, such as `409101` and `MONTH`, words are looked up without being named. */
const isNamedInCode = (word: string) => /^[a-z]/.test(word)

test('every word that operators may replace is read by members somewhere', () => {
  const codes = new Map<string, string>()
  const unsaid = [...catalogue().keys()].filter((key) => {
    const [place = '', ...names] = key.split('.')
    const [name = ''] = place.split('/')
    const code = codes.get(name) ?? codeThatSays(name)
    codes.set(name, code)
    const [above, word = ''] = [names.at(-2), names.at(-1)]
    if (!isNamedInCode(word) || new RegExp(`\\b${word}\\b`).test(code)) return false
    return !above || !new RegExp(`\\b${above}\\[`).test(code)
  })
  expect(unsaid).toEqual([])
})
