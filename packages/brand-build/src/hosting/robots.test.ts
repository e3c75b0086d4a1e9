import { legalNames } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { anApp, thai, thaiAndEnglish } from '../anApp.testing.ts'
import { robots, sitemap } from './robots.ts'

const { routes } = anApp
const brand = aBrand({ domains: ['a.example', 'www.a.example'] })

test('search engines read what is a visitor’s, by the brand’s own address', () => {
  expect(robots(brand, routes, thai)).toContain('Disallow: /auth\n')
  expect(robots(brand, routes, thai)).not.toMatch(/^Disallow: \/regis$/m)
  expect(robots(brand, routes, thai)).toContain('Sitemap: https://a.example/sitemap.xml')
  const listed = [...(sitemap(brand, routes, thai) ?? '').matchAll(/<loc>https:\/\/a\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, path]) => path)).toEqual([
    '/',
    '/login',
    '/register',
    '/contact',
    '/promotion',
    '/live-score',
    ...legalNames.map((name) => `/legal/${name}`),
  ])
})

test('a page that the brand does not have is listed for nobody', () => {
  const scores = { live: '/live', standings: '/standings' }
  expect(sitemap(brand, routes, thai)).not.toContain('/score<')
  expect(sitemap({ ...brand, scores }, routes, thai)).toContain('<loc>https://a.example/score</loc>')
})

test('a brand that does not say where it is served has no sitemap', () => {
  const bare = aBrand({ domains: [] })
  expect(sitemap(bare, routes, thai)).toBeFalsy()
  expect(robots(bare, routes, thai)).not.toContain('Sitemap')
})

test('a site in two languages names each page in both', () => {
  const map = sitemap(brand, routes, thaiAndEnglish) || ''
  const both =
    '<xhtml:link rel="alternate" hreflang="th" href="https://a.example/login"/><xhtml:link rel="alternate" hreflang="en" href="https://a.example/en/login"/>'
  expect(map).toContain(`<loc>https://a.example/login</loc>${both}`)
  expect(map).toContain(`<loc>https://a.example/en/login</loc>${both}`)
  expect(robots(brand, routes, thaiAndEnglish)).toContain('Disallow: /en/auth\n')
})
