import { aCredit, calls, changeMockApi, type MockAnswers, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { aLobby, answers, call, inGame, opened } from '../answers.testing.tsx'
import { CategoryScreen } from '../category/CategoryScreen.tsx'
import { BackToGame } from './BackToGame.tsx'

/** Mocks `window.open` and returns the window; with `blocked`, opening fails. */
export function aWindow({ blocked = false } = {}) {
  const popup = {
    address: '',
    closed: false,
    opener: window as Window | null,
    /** True if the window was opened before the game was requested. */
    openedBefore: false,
    document: document.implementation.createHTMLDocument(),
    location: {
      replace: (url: string) => {
        popup.address = url
      },
    },
    close: () => {
      popup.closed = true
    },
  }
  window.open = () => {
    popup.closed = false
    popup.openedBefore = calls(call.open).length === 0
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a launch uses
    return blocked ? null : (popup as unknown as Window)
  }
  return popup
}

export const out = aCredit({ balance: 0, inGames: [inGame] })
export const home = aCredit({ balance: 450 })

/** Mocks the opening of a game, after which the whole credit is in the game. */
export const opens = () => {
  changeMockApi({ [call.credit]: out })
  return opened
}

export const enter = (changes: MockAnswers = {}, gameHosts: string[] = []) => {
  mockApi({ ...answers, [call.recent]: [], [call.open]: opens, ...changes })
  const path = '/auth/games/category?cat=slot'
  return show(
    <Routes>
      <Route path="/auth/deposit" element={<BackToGame categoryLink={aLobby.categoryLink} />} />
      <Route path="*" element={<CategoryScreen {...aLobby} back="/auth/dashboard" notFound={null} />} />
    </Routes>,
    { path, brand: { gameHosts } },
  )
}

export async function choose(user: ReturnType<typeof enter>) {
  await user.click(await screen.findByRole('button', { name: /เสือทอง$/ }))
  return screen.findByRole('dialog')
}

export async function play(changes: MockAnswers = {}, gameHosts: string[] = []) {
  const user = enter(changes, gameHosts)
  await choose(user)
  await user.click(screen.getByRole('button', { name: 'เล่น' }))
  return user
}
