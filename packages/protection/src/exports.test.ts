import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

const entryPoints: Record<string, () => Promise<object>> = {
  'play-safe': () => import('@member/protection/play-safe'),
  'limit-offer': () => import('@member/protection/limit-offer'),
  'limit-reached': () => import('@member/protection/limit-reached'),
  'reached-limits': () => import('@member/protection/reached-limits'),
  'reality-check': () => import('@member/protection/reality-check'),
  spending: () => import('@member/protection/spending'),
  'age-gate': () => import('@member/protection/age-gate'),
  exclusion: () => import('@member/protection/exclusion'),
  'is-on-break': () => import('@member/protection/is-on-break'),
  presence: () => import('@member/protection/presence'),
  'consent-again': () => import('@member/protection/consent-again'),
}

test('protection has an entry point per screen, and tells whether a visitor is still asked for their age', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    ...Object.keys(entryPoints).map((entryPoint) => `./${entryPoint}`),
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['isAgeAskedAtom']))
})

test.each(Object.keys(entryPoints))('the entry point %s holds one thing', async (entryPoint) => {
  expect(Object.keys((await entryPoints[entryPoint]?.()) ?? {})).toHaveLength(1)
})
