import { expect, test } from 'vitest'
import { theGame } from '../answers.testing.tsx'
import { coverLook, providerLook } from './coverLook.ts'
import { emblemOf, subjects } from './emblem/emblemOf.ts'

const faceOf = (n: number) => JSON.stringify(coverLook(theGame(n, { gameCode: `JK-${n}`, provider: 'JK' })))

const emblem = (nameEn: string) => coverLook(theGame(0, { nameEn, gameCode: 'AC-1' })).emblem

const poseAt = (rank: number) =>
  coverLook(theGame(0, { nameEn: 'Golden Lion', gameCode: 'JK-1', rank })).pose.map(({ at }) => at)

test('five thousand covers are five thousand pictures', () => {
  const faces = new Set(Array.from({ length: 5_000 }, (_, n) => faceOf(n)))
  expect(faces.size).toBe(5_000)
})

test('no emblem paints the same shape twice', () => {
  const emblems = ['Football', 'Volleyball', 'Basketball', 'Tennis', 'Golf', 'Dice', 'Mahjong'].map(emblem)
  for (let n = 0; n < 5_000; n++) emblems.push(coverLook(theGame(n, { gameCode: `JK-${n}` })).emblem)
  const painted = emblems.map((shapes) => shapes.map(([paint, d]) => paint + d))
  expect(painted.filter((shapes) => new Set(shapes).size < shapes.length)).toEqual([])
})

test('there are more than sixty subjects', () => {
  expect(subjects.length).toBeGreaterThan(60)
})

test.each(['casino', 'card', 'lotto'] as const)('no picture comes twice on one screen of %s', (category) => {
  const names = ['Baccarat', 'Blackjack', 'Dragon Tiger', 'Poker', 'Thai Lottery']
  const shown = Array.from({ length: 30 }, (_, n) =>
    JSON.stringify(emblemOf({ nameEn: names[n % names.length] ?? '', category, rank: n + 1 })),
  )
  for (let first = 0; first + 10 <= shown.length; first++)
    expect(new Set(shown.slice(first, first + 10)).size).toBe(10)
})

test('games of one subject are drawn in different ways, neighbours always', () => {
  const ways = [1, 2, 3, 4, 5, 6, 7].map((rank) => JSON.stringify(poseAt(rank)))
  expect(new Set(ways).size).toBe(7)
})

const lookAt = (rank: number) => coverLook(theGame(0, { nameEn: 'Lion', gameCode: `JK-${rank}`, rank }))

test.each([1, 3, 4, 6, 8])('neighbours of one provider, %i apart, differ in colour and setting', (apart) => {
  for (let rank = 1; rank < 60; rank++) {
    const [one, other] = [lookAt(rank), lookAt(rank + apart)]
    expect(one.setting).not.toBe(other.setting)
    expect(one.light).not.toBe(other.light)
  }
})

const ballsAt = (rank: number) =>
  coverLook(theGame(0, { nameEn: 'Yi Ki 11', gameCode: 'TL-11', category: 'lotto', rank }))

test('the front ball of a lottery has the round on it, each of the others a digit', () => {
  const { emblem: ball, pose, figures } = ballsAt(3)
  expect(pose.map((piece) => piece.emblem)).toEqual([ball])
  expect(figures.map((figure) => figure[2]).join(' ')).toMatch(/^11 \d \d$/)
})

test('the balls of neighbours lie differently', () => {
  expect(new Set([1, 2, 3, 4].map((rank) => ballsAt(rank).pose[0]?.at)).size).toBe(4)
})

test('kin of one emblem differ in their paints', () => {
  const kin = ['Swan', 'Peacock', 'Eagle'].map((nameEn) => JSON.stringify(emblem(nameEn)))
  expect(new Set(kin).size).toBe(3)
})

test('a game has the same cover on every phone', () => {
  expect(faceOf(7)).toBe(faceOf(7))
})

test('a game is drawn as what its name speaks of', () => {
  expect(emblem('Golden Tiger')).toBe(emblem('Tiger House'))
  expect(emblem('Golden Tiger')).not.toBe(emblem('Golden Panda'))
})

test('each provider of slots has a colour, a frame and a mark of its own', () => {
  const looks = [
    ['JK', 'Jade Kirin'],
    ['AC', 'Aurum Circle'],
    ['SG', 'Siam Gems'],
    ['XE', 'Xenon Edge'],
  ].map(([code = '', name = '']) => providerLook(code, name))
  for (const part of ['light', 'frame', 'emblem'] as const)
    expect(new Set(looks.map((look) => look[part])).size).toBe(4)
})

test('a provider’s mark is what its name speaks of', () => {
  expect(providerLook('LV', 'Lotus Vale Live').emblem).toBe(providerLook('QQ', 'Pink Lotus').emblem)
})
