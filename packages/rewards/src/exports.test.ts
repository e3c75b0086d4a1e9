import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

const entryPoints: Record<string, () => Promise<object>> = {
  claims: () => import('@member/rewards/claims'),
  wheel: () => import('@member/rewards/wheel'),
  'flip-card': () => import('@member/rewards/flip-card'),
  'flip-card-reward': () => import('@member/rewards/flip-card-reward'),
  'check-in': () => import('@member/rewards/check-in'),
  'check-in-popup': () => import('@member/rewards/check-in-popup'),
  affiliate: () => import('@member/rewards/affiliate'),
  winlost: () => import('@member/rewards/winlost'),
  'refund-due': () => import('@member/rewards/refund-due'),
  promotion: () => import('@member/rewards/promotion'),
  ranking: () => import('@member/rewards/ranking'),
  lost: () => import('@member/rewards/lost'),
}

test('rewards have an entry point per screen, and give a layout what it needs', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    ...Object.keys(entryPoints).map((entryPoint) => `./${entryPoint}`),
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['LevelBadge', 'useCheckInDue', 'usePromotionOpen']))
})

test.each(Object.keys(entryPoints))('the entry point %s holds one thing', async (entryPoint) => {
  expect(Object.keys((await entryPoints[entryPoint]?.()) ?? {})).toHaveLength(1)
})
