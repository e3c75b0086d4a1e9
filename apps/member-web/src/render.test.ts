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
