import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

test('support gives out what layouts and logins need, and an entry point each for the rest', () => {
  expect(Object.keys(manifest.exports)).toEqual(['.', './contact', './main-line'])
  expect(new Set(Object.keys(index))).toEqual(new Set(['LazyLineBubble', 'LazySupportChat', 'lineIdsAtom']))
})
