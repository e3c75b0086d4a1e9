import { addFormats, language, showWords, type Tables, words } from '@member/i18n'
import { afterEach, expect, test, vi, describe } from 'vitest'
import { loadLanguage, loadShownLanguage, loadWordsOf } from './loadLanguage.ts'
import { splitLanguage } from './splitLanguage.ts'

const partWith = async (table: string) => ({ t: words<{ hello: string }>(table) })

describe('load language', () => {
  document.body.innerHTML = `<script type="application/json" id="words">${JSON.stringify({
    language: 'th',
    tables: {},
    files: { th: '/words-th.json', en: '/words-en.json' },
  })}</script>`

  const tables: Tables = { late: { hello: '-' } }
  const answers = new Map<string, (answer: Response) => void>()
  vi.stubGlobal(
    'fetch',
    vi.fn<(address: string) => Promise<Response>>(
      (address) => new Promise((resolve) => answers.set(address, resolve)),
    ),
  )
  const answer = (address: string) =>
    answers.get(address)?.(Response.json({ tables, brand: { tagline: address } }))

  afterEach(() => answers.clear())

  test('a part asks for the words of the language only if a table that it reads is missing', async () => {
    showWords('th', { here: { hello: '-' } })
    await loadWordsOf(partWith('here'))
    expect(fetch).not.toHaveBeenCalled()

    const missing = partWith('late')
    const loaded = loadWordsOf(missing)
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(['/words-th.json']))
    answer('/words-th.json')
    await loaded
    expect((await missing).t.hello).toBe('-')
  })

  test('a visitor’s part whose text has a date loads how dates are written', async () => {
    const t = words<{ due: 'ครบ {at:date}' }>('due')
    const read = () => t.due({ at: '2026-11-20T12:00:00+07:00' })
    addFormats({ date: () => 'not loaded' })
    showWords('th', { due: { due: 'ครบ {at:date}' } })
    expect(read()).toBe('ครบ not loaded')
    await loadWordsOf(partWith('due'))
    expect(read()).toBe('ครบ 20/11/2569')
  })

  test('the words of a language that was left do not come back when they come late', async () => {
    const before = loadShownLanguage()
    const chosen = loadLanguage('en')
    answer('/words-en.json')
    await chosen
    expect(language()).toBe('en')
    answer('/words-th.json')
    await before
    expect(language()).toBe('en')
    expect(document.documentElement.lang).toBe('en')
  })
})

test.each([
  ['/', 'th', '', '/'],
  ['/en', 'en', '/en', '/'],
  ['/en/', 'en', '/en', '/'],
  ['/en/auth/deposit', 'en', '/en', '/auth/deposit'],
  ['/english', 'th', '', '/english'],
  ['/th/login', 'th', '', '/th/login'],
])('%s is in the language %s', (pathname, isIn, basename, path) => {
  expect(splitLanguage(pathname, ['th', 'en'])).toEqual({ language: isIn, basename, path })
})

test('a site of one language has no beginning for another', () => {
  expect(splitLanguage('/en/login', ['th'])).toEqual({ language: 'th', basename: '', path: '/en/login' })
})
