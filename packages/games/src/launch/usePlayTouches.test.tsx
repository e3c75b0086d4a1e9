import { creditKey, queryClientAtom } from '@member/api-client'
import { aCredit, aSetting, calls, changeMockApi, signOut } from '@member/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, inGame } from '../answers.testing.ts'
import { play } from './playing.testing.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(signOut)

test('rounds played inside the shell count as touches, and looking on does not', async () => {
  const touch = 'POST /api/auth/session/touch'
  const { store } = await play(
    { [call.setting]: aSetting({ features: { unattended: true } }), [touch]: null },
    ['https://play.example'],
  )
  await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  const look = () => act(() => store.get(queryClientAtom).invalidateQueries({ queryKey: creditKey }))
  await look()
  expect(calls(touch)).toHaveLength(0)
  changeMockApi({ [call.credit]: aCredit({ balance: 0, inGames: [{ ...inGame, amount: 290 }] }) })
  await look()
  await waitFor(() => expect(calls(touch)).toHaveLength(1))
})
