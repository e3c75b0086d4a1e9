import { calls, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, uuid } from '../answers.testing.ts'
import { aLobby } from '../lobby.testing.ts'
import { HomeGames } from './HomeGames.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

test('at home a member goes on with what they played, and sees what everyone plays', async () => {
  const user = show(<HomeGames {...aLobby} />)
  const last = within(await screen.findByRole('list', { name: 'เล่นล่าสุด' }))
  expect(await screen.findByRole('list', { name: 'เกมยอดนิยมทุกหมวด' })).toBeTruthy()
  await user.click(last.getByRole('button', { name: /เสือทอง$/ }))
  await waitFor(() => expect(calls(call.open).map(({ body }) => body)).toMatchObject([{ gameUuid: uuid(0) }]))
})

test('who has played nothing sees what everyone plays', async () => {
  mockApi({ ...answers, [call.recent]: [] })
  show(<HomeGames {...aLobby} />)
  expect(await screen.findByRole('list', { name: 'เกมยอดนิยมทุกหมวด' })).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'เล่นล่าสุด' })).toBeNull()
})
