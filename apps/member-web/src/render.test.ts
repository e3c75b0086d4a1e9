// @vitest-environment node
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { publicPages, renderPage } from './render.tsx'

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
    const { html, styles } = await renderPage(path, brand)
    expect(typeof window).toBe('undefined')
    expect(html).toMatch(/<h1/)
    expect(html).toContain(brand.displayName)
    expect(html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')).not.toMatch(/\s(?:style|on[a-z]+)="/)
    expect(styles).toMatch(/^<style data-emotion="css/)
  },
)

test.each(['/', '/login', '/register', '/auth/dashboard'])(
  '%s is made whole, with nothing left to the browser',
  async (path) => {
    // A part that fails in Node is left out without a word, behind this mark.
    expect((await renderPage(path, aBrand())).html).not.toContain('<!--$!-->')
  },
)

test('a member’s home has room for their words, and shows no figure of anybody', async () => {
  const { html } = await renderPage('/auth/dashboard', aBrand())
  expect(html).toMatch(/<h1[^>]*>[^<]*{name}<\/h1>/)
  expect(html).toContain('{username}')
  expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(/\d\.\d\d/)
})
