import { aCredit, rewire, wire, type WireAnswers } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { answers, call, inGame, opened } from '../answers.testing.ts'
import { CategoryScreen } from '../category/CategoryScreen.tsx'
import { aRoom } from '../room.testing.ts'
import { show } from '../show.testing.tsx'

export const out = aCredit({ balance: 0, inGames: [inGame] })
export const home = aCredit({ balance: 450 })

/** The server opens the game: from then on the money is in it. */
export const opens = () => {
  rewire({ [call.credit]: out })
  return opened
}

/** A member enters the games. */
export const enter = (changes: WireAnswers = {}, gameHosts: string[] = []) => {
  wire({ ...answers, [call.recent]: [], [call.open]: opens, ...changes })
  const path = '/auth/games/category?cat=slot'
  return show(<CategoryScreen {...aRoom} back="/auth/dashboard" notFound={null} />, path, { gameHosts })
}

export async function choose(hands: ReturnType<typeof enter>) {
  await hands.click(await screen.findByRole('button', { name: /เสือทอง$/ }))
  return screen.findByRole('dialog')
}

export async function play(changes: WireAnswers = {}, gameHosts: string[] = []) {
  const hands = enter(changes, gameHosts)
  await choose(hands)
  await hands.click(screen.getByRole('button', { name: 'เล่นเลย' }))
  return hands
}
