// @vitest-environment node
import { legalNames, publicPages } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { robots, sitemap } from './robots.ts'

const brand = aBrand({ domains: ['a.example', 'www.a.example'] })

test('search engines read what is a visitor’s, by the brand’s own address', () => {
  expect(robots(brand)).toContain('Disallow: /auth\n')
  expect(robots(brand)).not.toMatch(/^Disallow: \/regis$/m)
  expect(robots(brand)).toContain('Sitemap: https://a.example/sitemap.xml')
  const listed = [...(sitemap(brand) ?? '').matchAll(/<loc>https:\/\/a\.example(.*?)<\/loc>/g)]
  expect(listed.map(([, path]) => path)).toEqual([
    '/',
    '/login',
    '/register',
    '/contact',
    '/promotion',
    ...legalNames.map((name) => `/legal/${name}`),
  ])
})

test('what a brand may say of its pages is said of those that search engines are told of', () => {
  const scores = { live: '/live', standings: '/standings' }
  const listed = [...(sitemap({ ...brand, scores }) ?? '').matchAll(/a\.example(\/.*?)<\/loc>/g)]
  expect(listed.map(([, path]) => path)).toEqual([...publicPages])
})

test('a brand that does not say where it is served has no sitemap', () => {
  const bare = aBrand({ domains: [] })
  expect(sitemap(bare)).toBeFalsy()
  expect(robots(bare)).not.toContain('Sitemap')
})
