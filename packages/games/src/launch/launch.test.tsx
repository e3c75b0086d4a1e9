import { creditKey, queryClientAtom } from '@member/api-client'
import {
  aCredit,
  aSetting,
  calls,
  changeMockApi,
  never,
  refusal,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call, inGame, launchUuid, opened, theGame, uuid } from '../answers.testing.tsx'
import { creditAtom } from './credit.ts'
import { aWindow, choose, enter, home, out, play } from './playing.testing.tsx'

const refused = (message: string) => refusal(500256, null, { message })

beforeEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})
afterEach(() => {
  signOut()
})

const comeBack = () => {
  // Later than the window's opening. Only the clock is changed, not the timers.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_600 })
  act(() => void window.dispatchEvent(new Event('focus')))
}

test('a member sees before the tap that the whole credit goes along and comes back', async () => {
  const sheet = within(await choose(enter()))
  expect(await sheet.findByText('300.00 บาท')).toBeTruthy()
  expect(sheet.getByText('เครดิตทั้งหมดจะย้ายเข้าเกม แบ่งบางส่วนไม่ได้ และกลับเข้าเครดิตเมื่อออกจากเกม')).toBeTruthy()
})

test('the window is opened inside the tap, cut off from us, and led to the game', async () => {
  const game = aWindow()
  await play()
  await waitFor(() => expect(game.address).toBe(opened.url))
  expect(game.opener).toBeNull()
  expect(game.openedBefore).toBe(true)
  expect(calls(call.open)[0]?.body).toEqual({ gameUuid: theGame(0).uuid, platform: 'DSK' })
  expect(calls(call.open)[0]?.headers['idempotency-key']).toBeTruthy()
})

test('a double tap opens one game', async () => {
  aWindow()
  const user = enter({ [call.open]: never() })
  await choose(user)
  await user.dblClick(screen.getByRole('button', { name: 'เล่น' }))
  expect(calls(call.open)).toHaveLength(1)
})

test('where a blocker wins the member gets a link', async () => {
  aWindow({ blocked: true })
  await play()
  const link = await screen.findByRole('link', { name: 'เข้าเกม' })
  expect(link.getAttribute('href')).toBe(opened.url)
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(screen.getByText(/เบราว์เซอร์ไม่ให้เปิดหน้าต่างเกม/)).toBeTruthy()
})

test('a phone whose clock is a day ahead has the link for as long as it is good', async () => {
  aWindow({ blocked: true })
  const serverNow = Date.now() - 86_400_000
  const serverTime = new Date(serverNow).toISOString().replace('Z', '+00:00')
  const expiresAt = new Date(serverNow + 600_000).toISOString().replace('Z', '+00:00')
  await play({ [call.setting]: aSetting({ serverTime }), [call.open]: { ...opened, expiresAt } })
  expect(await screen.findByRole('link', { name: 'เข้าเกม' })).toBeTruthy()
  expect(screen.queryByText(/ลิงก์หมดอายุแล้ว/)).toBeNull()
  expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|09:5\d)$/)
})

test('while the link waits for its tap the money is not cashed out', async () => {
  aWindow({ blocked: true })
  const user = await play()
  await screen.findByRole('link', { name: 'เข้าเกม' })
  comeBack()
  // The press is the first request, for this launch only; a return would have included all games.
  await user.click(screen.getByRole('button', { name: 'ไม่เล่นแล้ว นำเงินกลับ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(call.cashOut).map(({ body }) => body)).toEqual([{ username: 'demo1234', launchUuid }])
})

test('a member who does not want it any more has the money back', async () => {
  aWindow({ blocked: true })
  const user = await play()
  await screen.findByRole('link', { name: 'เข้าเกม' })
  await user.click(screen.getByRole('button', { name: 'ไม่เล่นแล้ว นำเงินกลับ' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(call.cashOut)[0]?.body).toEqual({ username: 'demo1234', launchUuid })
})

test('money in play is shown as there, and is cashed out when the member comes back', async () => {
  aWindow()
  await play()
  expect(await screen.findByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeTruthy()
  changeMockApi({ [call.cashOut]: { amount: 450, status: 'DONE', credit: home }, [call.credit]: home })
  comeBack()
  expect(await screen.findByText('นำเงิน 450.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeNull()
})

test('a return that never happened is made good when the member comes back to the games', async () => {
  enter({
    [call.credit]: out,
    [call.cashOut]: () => {
      changeMockApi({ [call.credit]: home })
      return { amount: 300, status: 'DONE', credit: home }
    },
  })
  await waitFor(() => expect(calls(call.cashOut)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeNull())
})

test('a game that is opened on another device while the games are looked at is played on', async () => {
  const { store } = enter({ [call.credit]: home, [call.cashOut]: never() })
  await waitFor(() => expect(store.get(creditAtom).data?.inGames).toEqual([]))
  changeMockApi({ [call.credit]: out })
  await act(() => store.get(queryClientAtom).invalidateQueries({ queryKey: creditKey }))
  expect(await screen.findByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeTruthy()
  expect(calls(call.cashOut)).toEqual([])
})

test('two games at once are both listed, and cashed out together', async () => {
  const two = aCredit({
    balance: 0,
    inGames: [inGame, { ...inGame, launchUuid: uuid(901), gameName: 'นินจา' }],
  })
  enter({ [call.credit]: two, [call.cashOut]: never() })
  expect(await screen.findByText(/^นินจา ตั้งแต่/)).toBeTruthy()
  expect(screen.getByText(/^เสือทอง ตั้งแต่/)).toBeTruthy()
  await vi.waitFor(() => expect(calls(call.cashOut)[0]?.body).toEqual({ username: 'demo1234' }))
})

test('a cash-out that stays pending is shown, and asked for again until it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  enter({ [call.credit]: out, [call.cashOut]: { amount: 0, status: 'PENDING', credit: out } })
  expect(await screen.findByText(/ค่ายเกมกำลังส่งเงินคืน/)).toBeTruthy()
  changeMockApi({ [call.cashOut]: { amount: 300, status: 'DONE', credit: home }, [call.credit]: home })
  await act(() => vi.advanceTimersByTimeAsync(5_100))
  expect(await screen.findByText('นำเงิน 300.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
  const keys = calls(call.cashOut).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
})

test('a cash-out that got no answer is repeated with the same key', async () => {
  const user = enter({ [call.credit]: out, [call.cashOut]: unavailable() })
  expect(await screen.findByText(/ยังไม่ทราบผลการนำเงินกลับ/)).toBeTruthy()
  changeMockApi({ [call.cashOut]: { amount: 300, status: 'DONE', credit: home }, [call.credit]: home })
  await user.click(screen.getByRole('button', { name: 'นำเงินกลับ' }))
  expect(await screen.findByText('นำเงิน 300.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
  const keys = calls(call.cashOut).map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(1)
})

test('a provider that has not returned the money is named, and the money stays in view', async () => {
  enter({ [call.credit]: out, [call.cashOut]: refused('ค่ายเกมยังไม่คืนยอดเงิน') })
  expect(await screen.findByText('ค่ายเกมยังไม่คืนยอดเงิน')).toBeTruthy()
  expect(screen.getByText(/^เสือทอง ตั้งแต่/)).toBeTruthy()
})

test('a member whose money a provider has not returned can open a game again', async () => {
  aWindow()
  const user = await play({ [call.cashOut]: refused('ค่ายเกมยังไม่คืนยอดเงิน') })
  await screen.findByRole('region', { name: 'เงินที่อยู่ในเกม' })
  comeBack()
  expect(await screen.findByText('ค่ายเกมยังไม่คืนยอดเงิน')).toBeTruthy()
  expect(await choose(user)).toBeTruthy()
})

test('a provider that refuses leaves the member with a sentence, and with where the money is', async () => {
  const game = aWindow()
  await play({ [call.open]: refused('ค่ายเกมไม่ตอบรับ กรุณาลองใหม่อีกครั้ง') })
  expect(await screen.findByText('ค่ายเกมไม่ตอบรับ กรุณาลองใหม่อีกครั้ง')).toBeTruthy()
  expect(await screen.findByText('เงินของคุณอยู่ในเครดิตครบ 300.00 บาท')).toBeTruthy()
  expect(game.closed).toBe(true)
})

test('a limit of the member’s own blocks a game: why, until when, and links to it, without another try', async () => {
  aWindow()
  const message = 'ครบวงเงินเสีย 5,000 บาทต่อสัปดาห์ที่คุณตั้งไว้แล้ว เริ่มใหม่ 30/11/2569 00:00 น.'
  await play({ [call.open]: refusal(422602, null, { message }) })
  expect(await screen.findByText(message)).toBeTruthy()
  const toLimits = await screen.findByRole('link', { name: 'ดูวงเงินของคุณ' })
  expect(toLimits.getAttribute('href')).toBe('/limits')
  expect(screen.getByRole('link', { name: 'พักการเล่น' }).getAttribute('href')).toBe('/break')
  expect(screen.queryByRole('button', { name: 'เล่น' })).toBeNull()
  expect(screen.queryByText(/เงินของคุณอยู่ในเครดิตครบ/)).toBeNull()
})

test('a lost answer is asked for again with the same key, so that no money moves twice', async () => {
  aWindow()
  const user = await play({ [call.open]: unavailable() })
  expect(await screen.findByText(/ยังไม่ทราบว่าเกมเปิดแล้วหรือไม่/)).toBeTruthy()
  changeMockApi({ [call.open]: opened })
  await user.click(screen.getByRole('button', { name: 'เล่น' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const keys = calls(call.open).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a game of a host the brand does not let in opens in a window, by the same press', async () => {
  const game = aWindow()
  await play({}, ['https://another.example'])
  await waitFor(() => expect(game.address).toBe(opened.url))
  expect(game.opener).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await screen.findByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeTruthy()
})

test('where the browser refuses that window, the game opens by its link', async () => {
  aWindow({ blocked: true })
  await play({}, ['https://another.example'])
  expect(await screen.findByText(/เกมนี้เปิดในหน้าต่างแยก/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'เข้าเกม' })).toBeTruthy()
})

test('a member without credit finds the link to pay in, and there the link back to the game', async () => {
  const user = enter({ [call.credit]: aCredit({ balance: 0 }) }, ['https://play.example'])
  const sheet = within(await choose(user))
  await user.click(await sheet.findByRole('link', { name: 'ฝากเงิน' }))
  const address = screen.getByRole('status', { name: 'address' })
  await waitFor(() => expect(address.textContent).toBe('/auth/deposit'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'กลับไปที่เกม' }))
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(address.textContent).toBe('/auth/games/category?cat=slot')
})
