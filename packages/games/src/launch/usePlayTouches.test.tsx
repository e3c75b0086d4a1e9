import { creditKey, queryClientAtom } from '@member/api-client'
import { aCredit, aSetting, calls, changeMockApi, signOut } from '@member/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { call, inGame } from '../answers.testing.tsx'
import { play } from './playing.testing.tsx'
import { showWords } from '@member/i18n'
import { tables } from '@member/testing/tables'
import { aWindow } from './aWindow.testing.ts'
import { openGameWindow } from './gameWindow.ts'

describe('use play touches', () => {
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
})

describe('game window', () => {
  afterEach(() => showWords('th', tables.th))

  test('the waiting window is in Thai for who reads Thai, and in English for who reads English', () => {
    const thai = aWindow()
    openGameWindow()
    expect(thai.document.documentElement.lang).toBe('th')
    expect(thai.document.body.textContent).toMatch(/[ก-๛]/)
    showWords('en', tables.en)
    const english = aWindow()
    openGameWindow()
    expect(english.document.documentElement.lang).toBe('en')
    expect(english.document.body.textContent).toMatch(/^[A-Z][a-z]/)
  })
})
