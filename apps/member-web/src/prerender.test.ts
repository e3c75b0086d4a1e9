// @vitest-environment node
import { tables } from '@member/testing/tables'
import { brandIn } from '@member/brand/in-language'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { rendererIn } from './prerender.tsx'
import { routes } from './routes/routes.ts'

const { prerender, titleOf } = rendererIn('th', tables.th)

const publicPages = routes.flatMap(({ path, access }) =>
  access === 'member' || path.includes(':') ? [] : [path],
)

const brands = [
  aBrand(),
  aBrand({
    clientId: 'talayfah',
    displayName: 'ทะเลฟ้า',
    scheme: 'light',
    themeColour: '#0B7A8C',
    publicLayout: 'simple',
  }),
]

test.each(publicPages.flatMap((path) => brands.map((brand) => ({ path, brand }))))(
  'a visitor’s $path of $brand.displayName is made in Node, without a window',
  async ({ path, brand }) => {
    const { html, styles } = await prerender(path, brand)
    expect(typeof window).toBe('undefined')
    expect(html).toMatch(/<h1/)
    expect(html).toContain(brand.displayName)
    expect(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')).not.toMatch(/\s(?:style|on[a-z]+)="/)
    expect(styles).toMatch(/^<style data-emotion="css/)
  },
)

test.each(routes.flatMap(({ path, preRendered }) => (preRendered ? [path] : [])))(
  '%s is made whole, with nothing left to the browser',
  async (path) => {
    // A part that fails in Node is omitted silently, with this mark.
    expect((await prerender(path, aBrand())).html).not.toContain('<!--$!-->')
  },
)

test('a page rendered beforehand names no year where the brand has that of now', async () => {
  const { html } = await prerender('/', aBrand({ footerYear: 'now' }))
  expect(html).toMatch(/©\s+แสงทอง/)
})

test.each(publicPages)('%s is called something', (path) => expect(titleOf(path)).not.toBe(''))

test('a member’s home has room for their words, and shows no figure of anybody', async () => {
  const { html } = await prerender('/auth/dashboard', aBrand())
  expect(html).toMatch(/<h1[^>]*>[^<]*{name}<\/h1>/)
  expect(html).toContain('{username}')
  // The pattern of the early credit is hidden.
  const seen = html.replace(/<div id="early-credit-pattern" hidden="">.*?<\/div>/, '')
  expect(seen).not.toBe(html)
  expect(seen.replace(/<[^>]*>/g, ' ')).not.toMatch(/\d\.\d\d/)
})

test.each(publicPages)('%s says nothing in Thai on a site in English', async (path) => {
  const english = rendererIn('en', tables.en)
  const brand = brandIn(
    aBrand({ languages: ['th', 'en'], english: { displayName: 'Saengthong', helpLine: 'Help line' } }),
    'en',
  )
  const { html } = await english.prerender(path, brand, '<p>The text.</p>')
  const read = html.replaceAll('>ไทย<', '')
  expect(read).not.toMatch(/[\u0E01-\u0E3A\u0E40-\u0E5B]/)
  expect(english.titleOf(path)).toMatch(/^[\x20-\x7e]+$/)
})
