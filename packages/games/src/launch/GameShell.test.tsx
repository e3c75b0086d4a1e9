import { aCredit, aLevel, aSetting, calls, changeMockApi, refusal, signOut } from '@member/api-client/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call, inGame, launchUuid, opened } from '../answers.testing.tsx'
import { aWindow, home, opens, play } from './playing.testing.tsx'
import { creditKey, queryClientAtom } from '@member/api-client'
import { showWords } from '@member/i18n'
import { tables } from '@member/testing/tables'
import { openGameWindow } from './gameWindow.ts'

const refused = (message: string) => refusal(500256, null, { message })
const inShell = ['https://play.example']

beforeEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})
afterEach(signOut)

const level = 'GET /api/auth/user/level/:uuid'
const turnover = { bonus: 1_000, asked: 5_000, played: 1_200, since: '2026-11-20T09:00:00+07:00' }

const comeBack = () => {
  // Later than the window's opening. Only the clock is changed, not the timers.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_600 })
  act(() => void window.dispatchEvent(new Event('focus')))
}

test('a provider the brand lets in is played in the shell, in a sandbox', async () => {
  await play({}, inShell)
  const shell = await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  const frame = within(shell).getByTitle('เสือทอง')
  expect(frame.getAttribute('src')).toBe(opened.url)
  expect(frame.getAttribute('sandbox')).toContain('allow-same-origin')
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation')
  expect(within(shell).getByText('300.00 บาท')).toBeTruthy()
  const clock = within(shell).getByRole('group', { name: 'เวลาและผลการเล่น' })
  expect(clock.textContent).toMatch(/^\d\d:\d\d.น\.เล่นมา \d+:\d\d:\d\d$/)
})

test('while a game is open, neither Tab nor a reader comes to the page behind it', async () => {
  const user = await play({}, inShell)
  const shell = await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  screen.getAllByRole('link', { hidden: true })[0]?.focus()
  expect(document.activeElement).toBe(shell)
  changeMockApi({ [call.cashOut]: { amount: 450, status: 'DONE', credit: home }, [call.credit]: home })
  await user.click(screen.getByRole('button', { name: 'ออกจากเกม' }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
})

test('who plays with a bonus sees how much of its turnover is played', async () => {
  await play({ [level]: aLevel({ turnover }) }, inShell)
  const clock = await screen.findByRole('group', { name: 'เวลาและผลการเล่น' })
  await waitFor(() => expect(clock.textContent).toContain('ยอดเล่นโบนัส 1,200/5,000'))
})

test('leaving the shell cashes the game out, coming back to it does not', async () => {
  const user = await play({}, inShell)
  await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  comeBack()
  changeMockApi({ [call.cashOut]: { amount: 450, status: 'DONE', credit: home }, [call.credit]: home })
  await user.click(screen.getByRole('button', { name: 'ออกจากเกม' }))
  expect(await screen.findByText('นำเงิน 450.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls(call.cashOut).map(({ body }) => body)).toEqual([{ username: 'demo1234', launchUuid }])
})

const lost = (result: number) => ({ launchUuid, gameName: 'เสือทอง', result })
const post = (event: string) => {
  const frame = screen.getByTitle<HTMLIFrameElement>('เสือทอง')
  const data = { source: 'member-game', event }
  fireEvent(window, new MessageEvent('message', { source: frame.contentWindow, data }))
}

test('each round the game tells of is followed at once: what is in it, and what it brought or cost', async () => {
  await play({}, inShell)
  const shell = within(await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' }))
  changeMockApi({
    [call.credit]: aCredit({ balance: 0, inGames: [{ ...inGame, amount: 250 }], lastGame: lost(-50) }),
  })
  post('round')
  expect(await shell.findByText('250.00 บาท')).toBeTruthy()
  expect(shell.getByRole('group', { name: 'เวลาและผลการเล่น' }).textContent).toContain('ผลในเกม −50.00')
  changeMockApi({ [call.credit]: aCredit({ balance: 0, lastGame: lost(-300) }) })
  post('round')
  expect(await shell.findByText('0.00 บาท')).toBeTruthy()
  expect(shell.getByText('−300.00')).toBeTruthy()
})

test('a member who comes back after a loss reads the loss, not the money that was cashed out', async () => {
  const user = await play({}, inShell)
  await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  const credit = aCredit({ balance: 250, lastGame: lost(-50) })
  changeMockApi({ [call.cashOut]: { amount: 250, status: 'DONE', credit }, [call.credit]: credit })
  await user.click(screen.getByRole('button', { name: 'ออกจากเกม' }))
  expect(await screen.findByText('ผลในเกม −50.00 บาท นำเงิน 250.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
})

async function payOver(changes = {}) {
  const user = await play(changes, inShell)
  const shell = await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  const pay = within(shell).getByRole('button', { name: 'ฝากเงิน' })
  await user.click(pay)
  return { user, pay, sheet: await screen.findByRole('dialog', { name: 'ฝากเงิน' }) }
}

test('a member pays in over a game, which stays as it is', async () => {
  const { user, pay, sheet } = await payOver()
  const frame = screen.getByTitle('เสือทอง')
  expect(sheet).toBe(document.activeElement)
  expect(sheet.textContent).toMatch(/เงิน 300\.00\sบาท ยังอยู่ในเกม เสือทอง/)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'ฝากเงิน' })).toBeNull()
  expect(pay).toBe(document.activeElement)
  await user.click(pay)
  await user.click(await screen.findByRole('button', { name: 'เล่นต่อด้วยเงินในเกม' }))
  expect(screen.getByTitle('เสือทอง')).toBe(frame)
  expect(calls(call.cashOut)).toEqual([])
})

test('a member plays on with what they paid in: the money is cashed out, and all of it goes into the game', async () => {
  const { user } = await payOver()
  changeMockApi({
    [call.cashOut]: { amount: 450, status: 'DONE', credit: home },
    [call.credit]: home,
    [call.open]: opens,
  })
  await user.click(screen.getByRole('button', { name: 'เปิดเกมใหม่พร้อมเครดิตใหม่' }))
  expect(await screen.findByText('นำเงิน 450.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
  await waitFor(() => expect(calls(call.open)).toHaveLength(2))
  expect(calls(call.cashOut).map(({ body }) => body)).toEqual([{ username: 'demo1234', launchUuid }])
  expect(await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })).toBeTruthy()
})

test('a member whose money is not cashed out reads so, and the game is not opened again', async () => {
  const { user } = await payOver({ [call.cashOut]: refused('ค่ายเกมยังไม่คืนยอดเงิน') })
  await user.click(screen.getByRole('button', { name: 'เปิดเกมใหม่พร้อมเครดิตใหม่' }))
  expect(await screen.findByText('ค่ายเกมยังไม่คืนยอดเงิน')).toBeTruthy()
  expect(calls(call.open)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'กลับไปที่เกม' }))
  expect(screen.getByTitle('เสือทอง')).toBeTruthy()
})

test('a shell whose money is not cashed out yet informs the member, and lets them play on or go', async () => {
  const user = await play({ [call.cashOut]: refused('ค่ายเกมยังไม่คืนยอดเงิน') }, inShell)
  await screen.findByRole('dialog', { name: 'กำลังเล่น เสือทอง' })
  await user.click(screen.getByRole('button', { name: 'ออกจากเกม' }))
  expect(await screen.findByText('เงิน 300.00 บาท ยังอยู่ในเกมนี้และไม่หายไป')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ออกก่อน นำเงินกลับภายหลัง' }))
  expect(await screen.findByRole('region', { name: 'เงินที่อยู่ในเกม' })).toBeTruthy()
})

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
