import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { withLocalGames } from './startApi.ts'

test('games are let into the site wherever the server runs', () => {
  const brand = aBrand({ gameHosts: ['http://localhost:8787', 'https://play.example'] })
  expect(withLocalGames(brand, 'http://localhost:9001').gameHosts).toEqual([
    'http://localhost:9001',
    'https://play.example',
  ])
})
