import { calls, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, uuid, aLobby } from '../answers.testing.tsx'
import { HomeGames } from './HomeGames.tsx'
import { HotGames } from './HotGames.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

test('at home a member goes on with what they played', async () => {
  const user = show(<HomeGames {...aLobby} gamesLink="/auth/games/category" />)
  const last = within(await screen.findByRole('list', { name: 'เล่นล่าสุด' }))
  await user.click(last.getByRole('button', { name: /เสือทอง$/ }))
  await waitFor(() => expect(calls(call.open).map(({ body }) => body)).toMatchObject([{ gameUuid: uuid(0) }]))
})

test('the games a member likes are one press from them', async () => {
  const user = show(<HomeGames {...aLobby} gamesLink="/auth/games/category" />)
  await user.click(await screen.findByRole('tab', { name: 'เกมโปรดของฉัน' }))
  expect(await screen.findByRole('list', { name: 'เกมโปรดของฉัน' })).toBeTruthy()
})

test('who has played nothing reads where their games will be', async () => {
  mockApi({ ...answers, [call.recent]: [], [call.favourites]: [] })
  show(<HomeGames {...aLobby} gamesLink="/auth/games/category" />)
  expect(await screen.findByText('เกมที่เล่นแล้วจะอยู่ตรงนี้')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ดูเกมทั้งหมด' }).getAttribute('href')).toBe('/auth/games/category')
  expect(screen.queryByRole('list', { name: 'เล่นล่าสุด' })).toBeNull()
})

test('at home a member sees what everyone plays', async () => {
  show(<HotGames {...aLobby} />)
  expect(await screen.findByRole('list', { name: 'เกมยอดนิยมทุกหมวด' })).toBeTruthy()
})
