import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

test('news exports what is on other screens, and an entry point each for the rest', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './inbox',
    './push-offer',
    './push-renewal',
    './announcement-popup',
    './popup',
    './popup-queue',
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['Banners', 'LazyBell', 'Marquee']))
})
