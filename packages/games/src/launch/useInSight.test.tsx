import { changeMockApi, signOut } from '@member/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../answers.testing.tsx'
import { aWindow } from './aWindow.testing.ts'
import { launchAtom } from './launchState.ts'
import { home, out, play } from './playing.testing.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const money = () => screen.findByRole('region', { name: 'เงินที่อยู่ในเกม' })

const playFarDown = async (gameHosts: string[] = []) => {
  vi.stubGlobal('scrollY', 640)
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    vi.stubGlobal('scrollY', 40)
  })
  const moved = vi.spyOn(window, 'scrollTo')
  return { user: await play({}, gameHosts), shown, moved }
}

const comeBack = () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_600 })
  act(() => void window.dispatchEvent(new Event('focus')))
}

test('once a game has been opened, the text on where the money is comes into view with the least scrolling', async () => {
  aWindow()
  const { shown } = await playFarDown()
  const card = await money()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(shown.mock.contexts).toEqual([card]))
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
})

test.each([
  ['is again where the game was chosen', 40, [[0, 640]]],
  ['stays where the member has gone meanwhile', 900, []],
])('when the money is home the page %s', async (_, scrolled, moves) => {
  aWindow()
  const { shown, moved } = await playFarDown()
  await waitFor(() => expect(shown).toHaveBeenCalled())
  vi.stubGlobal('scrollY', scrolled)
  changeMockApi({ [call.cashOut]: { amount: 450, status: 'DONE', credit: home }, [call.credit]: home })
  comeBack()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeNull())
  await waitFor(() => expect(moved.mock.calls).toEqual(moves))
})

test('after a game inside the site it comes into sight where the money stays out', async () => {
  const { user, shown } = await playFarDown(['https://play.example'])
  changeMockApi({ [call.cashOut]: { amount: 0, status: 'PENDING', credit: out } })
  await user.click(await screen.findByRole('button', { name: 'ออกจากเกม' }))
  const card = await money()
  await waitFor(() => expect(shown.mock.contexts).toEqual([card]))
})

test('a member who looks at another game while the money stays out remains where they are', async () => {
  aWindow()
  const { user, shown } = await playFarDown()
  await waitFor(() => expect(shown).toHaveBeenCalledTimes(1))
  changeMockApi({ [call.cashOut]: { amount: 0, status: 'PENDING', credit: out } })
  comeBack()
  await waitFor(() => expect(user.store.get(launchAtom)).toBeNull())
  await user.click(screen.getByRole('button', { name: /เสือทอง$/ }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown).toHaveBeenCalledTimes(1)
})
