import { describe, expect, test } from 'vitest'
import { type Chance, choiceIn, playOf } from './draw.ts'

function evenly(): Chance {
  let state = 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}

describe('over many rounds the house keeps a little', () => {
  test.each([
    ['slot', ''],
    ['casino', 'player'],
    ['casino', 'banker'],
    ['casino', 'tie'],
    ['card', ''],
    ['fishing', 'small'],
    ['fishing', 'middle'],
    ['fishing', 'great'],
    ['sport', 'home'],
    ['sport', 'draw'],
    ['sport', 'away'],
    ['lotto', '07'],
  ])('%s %s', (category, choice) => {
    const chance = evenly()
    const { draw } = playOf(category)
    let back = 0
    const rounds = 200_000
    for (let round = 0; round < rounds; round += 1) back += draw(chance, choice).hundredths
    const percent = back / rounds
    expect(percent).toBeGreaterThan(80)
    expect(percent).toBeLessThan(99.5)
  })
})

test('only what a category knows may be chosen', () => {
  expect(choiceIn('slot', undefined)).toBe('')
  expect(choiceIn('sport', 'home')).toBe('home')
  expect(choiceIn('sport', undefined)).toBeUndefined()
  expect(choiceIn('lotto', '7')).toBeUndefined()
})
