import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

test('the games package exports two screens, money in games and its cash-out, the link back to a game, all its covers, the games of the home, those of the member and of all, and what layouts and other screens need', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './category',
    './lobby',
    './money-in-play',
    './back-to-game',
    './cash-out',
    './covers',
    './home-games',
    './hot-games',
    './lost',
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['categoriesAtom', 'CategoryStrip', 'MoneyOut']))
})

test('every entry point holds one thing', async () => {
  expect(Object.keys(await import('@member/games/category'))).toEqual(['CategoryScreen'])
  expect(Object.keys(await import('@member/games/lobby'))).toEqual(['LobbyScreen'])
  expect(Object.keys(await import('@member/games/money-in-play'))).toEqual(['MoneyInPlay'])
  expect(Object.keys(await import('@member/games/back-to-game'))).toEqual(['BackToGame'])
  expect(Object.keys(await import('@member/games/cash-out'))).toEqual(['cashOutAllAtom'])
  expect(Object.keys(await import('@member/games/covers'))).toEqual(['CoverGallery'])
  expect(Object.keys(await import('@member/games/home-games'))).toEqual(['HomeGames'])
  expect(Object.keys(await import('@member/games/hot-games'))).toEqual(['HotGames'])
  expect(Object.keys(await import('@member/games/lost'))).toEqual(['lost'])
})
