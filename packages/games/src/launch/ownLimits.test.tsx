import {
  aCredit,
  aLimit,
  aLimits,
  aSetting,
  calls,
  changeMockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { call, inGame, launchUuid, opened } from '../answers.testing.tsx'
import { aWindow, choose, enter, home, opens, out, play } from './playing.testing.tsx'

describe('own limits', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(signOut)

  const limits = 'GET /api/auth/protection/limits'
  const own = (...set: ReturnType<typeof aLimit>[]) => ({
    'GET /api/setting': aSetting({ features: { limits: true, recent: true } }),
    [limits]: aLimits(set),
  })
  const inShell = ['https://play.example']

  test('a member whose loss limit leaves less than their credit reads how much goes into the game, and why', async () => {
    const sheet = within(
      await choose(
        enter(
          own(
            aLimit({ kind: 'LOSS', amount: 500, used: 400, left: 100 }),
            aLimit({ kind: 'STAKE', amount: 900, used: 0, left: 900 }),
          ),
        ),
      ),
    )
    expect(await sheet.findByText(/^เข้าเกม 100\.00.บาท ตามวงเงินเสียที่คุณตั้งไว้/)).toBeTruthy()
  })

  test('with money in another game, the most that a limit lets in is said before the press', async () => {
    const sheet = within(
      await choose(
        enter({
          ...own(aLimit({ kind: 'LOSS', amount: 500, used: 0, left: 500 })),
          [call.credit]: aCredit({ balance: 12_000, inGames: [inGame] }),
        }),
      ),
    )
    expect(await sheet.findByText(/เข้าเกมได้ไม่เกิน 500\.00.บาท ตามวงเงินเสียที่คุณตั้งไว้$/)).toBeTruthy()
  })

  test('a limit that is full already is said before any press, and nothing is offered that would be refused', async () => {
    const sheet = within(await choose(enter(own(aLimit({ kind: 'LOSS', amount: 500, used: 500, left: 0 })))))
    expect(await sheet.findByText(/^ครบวงเงินเสีย 500.บาทที่คุณตั้งไว้แล้ว เริ่มใหม่ /)).toBeTruthy()
    expect(sheet.queryByRole('button', { name: 'เล่น' })).toBeNull()
    expect(sheet.getByRole('link', { name: 'พักการเล่น' }).getAttribute('href')).toBe('/break')
    expect(calls(call.open)).toHaveLength(0)
  })

  test('a limit that is reached inside a game is said over it, and stays', async () => {
    await play(own(aLimit({ kind: 'LOSS', amount: 500, used: 200, left: 300 })), inShell)
    const shell = within(await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' }))
    expect(shell.queryByRole('alert')).toBeNull()
    expect((await shell.findByText(/^วงเงินเสียเหลือ/)).textContent).toContain('300.00')
    changeMockApi({
      [call.credit]: aCredit({ balance: 0, lastGame: { launchUuid, gameName: 'เสือทอง', result: -300 } }),
      [limits]: aLimits([aLimit({ kind: 'LOSS', amount: 500, used: 500, left: 0 })]),
    })
    const frame = screen.getByTitle<HTMLIFrameElement>('เสือทอง')
    const data = { source: 'member-game', event: 'round' }
    fireEvent(window, new MessageEvent('message', { source: frame.contentWindow, data }))
    expect(await shell.findByRole('heading', { name: 'ครบวงเงินเสียแล้ว' })).toBeTruthy()
    expect(shell.getByText(/^ครบวงเงินเสีย 500.บาทที่คุณตั้งไว้แล้ว/)).toBeTruthy()
    expect(shell.getByRole('link', { name: 'พักการเล่น' })).toBeTruthy()
    expect(shell.getAllByRole('button', { name: 'ออกจากเกม' })).toHaveLength(2)
  })

  test('while a deposit limit is full the game’s bar does not lead to paying in', async () => {
    await play(own(aLimit({ kind: 'DEPOSIT', amount: 500, used: 500, left: 0 })), inShell)
    const shell = within(await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' }))
    expect(shell.queryByRole('button', { name: 'ฝากเงิน' })).toBeNull()
  })
})

describe('launch address', () => {
  beforeEach(() => sessionStorage.clear())
  afterEach(signOut)

  test.each([
    'https://play.example/lobby#token=abc',
    'https://play.example/play;jsessionid=1',
    'https://play.example/play?data=a|b',
    'http://10.0.0.7:9000/play',
  ])('a launch address is the provider’s own: %s is opened as it is', async (url) => {
    const game = aWindow()
    await play({ [call.open]: { ...opened, url } })
    await waitFor(() => expect(game.address).toBe(url))
    expect(calls(call.cashOut)).toHaveLength(0)
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://play.example', '/play', ''])(
    'an address that is not http(s), %j, opens nothing, and the money comes straight home',
    async (url) => {
      const game = aWindow()
      await play({
        [call.open]: () => {
          changeMockApi({ [call.credit]: out })
          return { ...opened, url }
        },
        [call.cashOut]: () => {
          changeMockApi({ [call.credit]: home })
          return { amount: 450, status: 'DONE', credit: home }
        },
      })
      expect(await screen.findByText(/^ค่ายเกมส่งลิงก์ที่เปิดไม่ได้/)).toBeTruthy()
      expect(await screen.findByText('เงินของคุณอยู่ในเครดิตครบ 450.00 บาท')).toBeTruthy()
      expect(calls(call.cashOut).map(({ body }) => body)).toEqual([{ username: 'demo1234', launchUuid }])
      expect(game.address).toBe('')
      expect(game.closed).toBe(true)
      expect(screen.queryByRole('link', { name: 'เข้าเกม' })).toBeNull()
    },
  )

  test('where the money of such an address stays out, it is shown, and the cash-out is sent again', async () => {
    const user = await play(
      { [call.open]: () => ({ ...opens(), url: 'data:text/html,x' }), [call.cashOut]: unavailable() },
      ['https://play.example'],
    )
    expect(await screen.findByText(/^ค่ายเกมส่งลิงก์ที่เปิดไม่ได้/)).toBeTruthy()
    expect(await screen.findByText(/^300\.00\sบาท ยังอยู่ในเกม เสือทอง และจะถูกนำกลับ/)).toBeTruthy()
    expect(screen.queryByTitle('เสือทอง')).toBeNull()
    changeMockApi({ [call.cashOut]: { amount: 300, status: 'DONE', credit: home }, [call.credit]: home })
    await user.click(screen.getByRole('button', { name: 'นำเงินกลับ', hidden: true }))
    expect(await screen.findByText('นำเงิน 300.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
  })
})
