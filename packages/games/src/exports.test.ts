import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

test('the games package gives out two screens, money that is out and its way home, the way back to a game, all its covers, the games of the home, and what layouts and other screens need', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './category',
    './lobby',
    './money-in-play',
    './back-to-game',
    './bring-home',
    './covers',
    './home-games',
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['categoriesAtom', 'CategoryStrip', 'isMoneyOutAtom']))
})

test('every entry point holds one thing, and is built', async () => {
  expect(Object.keys(await import('@member/games/category'))).toEqual(['CategoryScreen'])
  expect(Object.keys(await import('@member/games/lobby'))).toEqual(['LobbyScreen'])
  expect(Object.keys(await import('@member/games/money-in-play'))).toEqual(['MoneyInPlay'])
  expect(Object.keys(await import('@member/games/back-to-game'))).toEqual(['BackToGame'])
  expect(Object.keys(await import('@member/games/bring-home'))).toEqual(['bringAllHomeAtom'])
  expect(Object.keys(await import('@member/games/covers'))).toEqual(['CoverGallery'])
  expect(Object.keys(await import('@member/games/home-games'))).toEqual(['HomeGames'])
  const sources = Object.values(manifest.exports).map(({ development }) => development.slice(2))
  expect(manifest.tsup.entry).toEqual(sources)
})
