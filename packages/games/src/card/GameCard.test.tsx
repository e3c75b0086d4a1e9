import { mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, theGame } from '../answers.testing.tsx'
import { GameCard } from './GameCard.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

const popular = theGame(0, { isHot: true, isNew: false, status: 'ACTIVE' })

const textOf = async (card: ReactElement) => {
  show(card)
  return (await screen.findByText('เสือทอง')).closest('button')?.textContent
}

test.each([
  ['a popular game is marked as such', <GameCard key="1" game={popular} />, /^ฮิต/],
  ['but not among popular games', <GameCard key="2" game={popular} amongHot />, /^(?!ฮิต)/],
  ['where a new one is', <GameCard key="3" game={{ ...popular, isNew: true }} amongHot />, /^ใหม่/],
  ['a game played before has the sign of another play', <GameCard key="4" game={popular} known />, /^(?!ฮิต)/],
])('%s', async (_, card, start) => {
  expect(await textOf(card)).toMatch(start)
})
