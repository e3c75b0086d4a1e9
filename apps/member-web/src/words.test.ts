import { tables } from '@member/testing/tables'
import { textsOf } from '@member/i18n/texts'
import { expect, test } from 'vitest'
import { shipped } from './workspaceSources.testing.ts'

const ownerOf = (table: string) =>
  shipped
    .find(({ code }) => code.includes(`id = '${table}'`))
    ?.path.split('/', 2)
    .join('/')

const codeThatSays = (owner: string | undefined, isOfUi: boolean) =>
  shipped
    .filter(({ path }) => !/\/words\w*(?:\.en)?\.ts$/.test(path))
    .filter(({ path }) => path.startsWith('apps/') || isOfUi || path.startsWith(`${owner}/`))
    .map(({ code }) => code)
    .join('\n')

/** False for keys that the server sends, such as `409101`, `figures409103` and `MONTH`; no code names them. */
const isNamedInCode = (word: string) => /^[a-z]/.test(word) && !/\d{6}$/.test(word)

/** True for texts that other code reads: formats and the offline page. */
const isReadElsewhere = (key: string) => /^(?:i18n|site\/offline)\./.test(key)

test('every word that operators may replace is read by members somewhere', () => {
  const codes = new Map<string, string>()
  const unsaid = [...textsOf(tables.th).keys()].filter((key) => {
    if (isReadElsewhere(key)) return false
    const [place = '', ...names] = key.split('.')
    const owner = ownerOf(place) ?? ''
    const code = codes.get(owner) ?? codeThatSays(owner, owner === 'packages/ui')
    codes.set(owner, code)
    const [above, word = ''] = [names.at(-2), names.at(-1)]
    if (!isNamedInCode(word) || new RegExp(`\\b${word}\\b`).test(code)) return false
    return !above || !new RegExp(`\\b${above}\\[`).test(code)
  })
  expect(unsaid).toEqual([])
})
