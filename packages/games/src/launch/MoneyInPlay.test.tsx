import {
  aCredit,
  aLimit,
  aLimits,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aLobby, answers, call, inGame, theGame, uuid } from '../answers.testing.tsx'
import { aWindow, home, out, play } from './playing.testing.tsx'
import { MoneyInPlay } from './MoneyInPlay.tsx'
import { launchAtom } from './launchState.ts'

const inOne = aCredit({ balance: 0, inGames: [{ ...inGame, gameUuid: uuid(0) }] })

beforeEach(() => {
  sessionStorage.clear()
  mockApi({ ...answers, [call.credit]: inOne })
})
afterEach(() => {
  signOut()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const playOn = () => screen.findByRole('button', { name: 'เล่นต่อ' })

test('a member with money in a game plays on with one press', async () => {
  aWindow()
  const user = show(<MoneyInPlay />)
  await user.click(await playOn())
  await waitFor(() => expect(calls(call.open).map(({ body }) => body)).toMatchObject([{ gameUuid: uuid(0) }]))
  expect(calls(call.cashOut)).toHaveLength(0)
})

test('a member who plays on reads how much of the credit goes in as well; none where there is none', async () => {
  changeMockApi({ [call.credit]: aCredit({ ...inOne, balance: 1_250.5 }) })
  const more = show(<MoneyInPlay />)
  const button = await playOn()
  const said = document.querySelector(`[id="${button.getAttribute('aria-describedby')}"]`)
  expect(said?.textContent).toBe('เครดิต 1,250.50\u00a0บาท เข้าเกมด้วย')
  more.leave()
  changeMockApi({ [call.credit]: inOne })
  show(<MoneyInPlay />)
  expect((await playOn()).getAttribute('aria-describedby')).toBeNull()
  expect(screen.queryByText(/เข้าเกมด้วย/)).toBeNull()
})

test('with a limit of the member’s own, no more is said to go in than the limit leaves', async () => {
  changeMockApi({
    [call.credit]: aCredit({ ...inOne, balance: 1_250.5 }),
    'GET /api/setting': aSetting({ features: { limits: true, recent: true } }),
    'GET /api/auth/protection/limits': aLimits([aLimit({ kind: 'LOSS', amount: 500, used: 0, left: 500 })]),
  })
  show(<MoneyInPlay />)
  expect(await screen.findByText(/^เข้าเกมได้ไม่เกิน 500\.00.บาท ตามวงเงินเสียที่คุณตั้งไว้$/)).toBeTruthy()
  expect(screen.queryByText(/^เครดิต .* เข้าเกมด้วย$/)).toBeNull()
})

test('from a screen without games the member is led to those of the category', async () => {
  aWindow()
  const user = show(<MoneyInPlay categoryLink={aLobby.categoryLink} />)
  await user.click(await playOn())
  await waitFor(() =>
    expect(screen.getByLabelText('address').textContent).toMatch(/^\/auth\/games\/category\?cat=/),
  )
  expect(calls(call.open)).toHaveLength(1)
})

test.each([
  [
    'the server does not tell which game it is',
    { [call.credit]: aCredit({ balance: 0, inGames: [inGame] }) },
  ],
  ['the game is not among those played last', { [call.recent]: [theGame(7)] }],
  ['the game is closed', { [call.recent]: [theGame(0, { status: 'MAINTENANCE' })] }],
  [
    'money is in two games',
    {
      [call.credit]: aCredit({
        balance: 0,
        inGames: [...inOne.inGames, { ...inGame, launchUuid: uuid(901), gameUuid: uuid(7) }],
      }),
    },
  ],
])('where %s the money can only be brought home', async (_, changes) => {
  changeMockApi(changes)
  show(<MoneyInPlay />)
  expect(await screen.findByRole('button', { name: 'นำเงินกลับ' })).toBeTruthy()
  await waitFor(() => expect(calls(call.setting)).toHaveLength(1))
  expect(screen.queryByRole('button', { name: 'เล่นต่อ' })).toBeNull()
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
