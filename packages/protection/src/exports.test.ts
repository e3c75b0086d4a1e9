import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

const entryPoints: Record<string, () => Promise<object>> = {
  'play-safe': () => import('@member/protection/play-safe'),
  'limit-offer': () => import('@member/protection/limit-offer'),
  'password-again': () => import('@member/protection/password-again'),
  away: () => import('@member/protection/away'),
  identity: () => import('@member/protection/identity'),
  'identity-notice': () => import('@member/protection/identity-notice'),
  'reality-check': () => import('@member/protection/reality-check'),
  spending: () => import('@member/protection/spending'),
  'consent-again': () => import('@member/protection/consent-again'),
}

test('protection has an entry point per screen, and tells a layout whether the member is away', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    ...Object.keys(entryPoints).map((entryPoint) => `./${entryPoint}`),
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['awayAtom']))
})

test.each(Object.keys(entryPoints))('the entry point %s holds one thing', async (entryPoint) => {
  expect(Object.keys((await entryPoints[entryPoint]?.()) ?? {})).toHaveLength(1)
})

test('every entry point is built', () => {
  const sources = Object.values(manifest.exports).map(({ development }) => development.slice(2))
  expect(manifest.tsup.entry).toEqual(sources)
})
