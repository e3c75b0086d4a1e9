import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

const doors: Record<string, () => Promise<object>> = {
  claims: () => import('@member/rewards/claims'),
  wheel: () => import('@member/rewards/wheel'),
  'flip-card': () => import('@member/rewards/flip-card'),
  'flip-card-reward': () => import('@member/rewards/flip-card-reward'),
  'check-in': () => import('@member/rewards/check-in'),
  'check-in-popup': () => import('@member/rewards/check-in-popup'),
  affiliate: () => import('@member/rewards/affiliate'),
  winlost: () => import('@member/rewards/winlost'),
  promotion: () => import('@member/rewards/promotion'),
  ranking: () => import('@member/rewards/ranking'),
}

test('rewards have a door per screen, and give a layout what it needs', () => {
  expect(Object.keys(manifest.exports)).toEqual(['.', ...Object.keys(doors).map((door) => `./${door}`)])
  expect(new Set(Object.keys(index))).toEqual(new Set(['LevelBadge', 'useCheckInDue']))
})

test.each(Object.keys(doors))('the door to %s holds one thing', async (door) => {
  expect(Object.keys((await doors[door]?.()) ?? {})).toHaveLength(1)
})

test('every door is built', () => {
  const sources = Object.values(manifest.exports).map(({ development }) => development.slice(2))
  expect(manifest.tsup.entry).toEqual(sources)
})
