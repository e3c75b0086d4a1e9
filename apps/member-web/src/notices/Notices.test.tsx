import {
  aConfiguration,
  aList,
  aMember,
  anOperation,
  aWithdrawal,
  calls,
  changeMockApi,
  type MockAnswers,
  never,
  signIn,
  unavailable,
} from '@member/api-client/testing'
import { loadPart } from '@member/ui/lazy'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startUp } from '../App.tsx'
import { membersLayout } from '../routeTable/LazyMembersLayout.tsx'
import { routeAt } from '../routes/routes.ts'
import { forMembers } from '../testing/answers.ts'
import { openSite } from '../testing/openSite.tsx'
import { PartMissing } from '@member/ui'

afterEach(() => vi.unstubAllGlobals())

const goes = (network: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online')
  act(() => void window.dispatchEvent(new Event(network)))
}

test('a member without internet reads so, and reads when it is back', async () => {
  openSite('/contact')
  await screen.findByRole('heading', { level: 1 })
  goes('offline')
  expect(screen.getByText('ไม่มีสัญญาณอินเทอร์เน็ต')).toBeTruthy()
  goes('online')
  expect(screen.getByText('เชื่อมต่ออินเทอร์เน็ตแล้ว')).toBeTruthy()
  expect(screen.queryByText('ไม่มีสัญญาณอินเทอร์เน็ต')).toBeNull()
})

test('without internet no member is asked to reload, which would lead to nothing', () => {
  const missing = /กรุณารีเฟรชหน้า/
  goes('online')
  render(<PartMissing />)
  expect(screen.getByText(missing)).toBeTruthy()
  goes('offline')
  expect(screen.queryByText(missing)).toBeNull()
  expect(screen.getByText('ส่วนนี้จะแสดงเองเมื่อเชื่อมต่อได้อีกครั้ง')).toBeTruthy()
  goes('online')
  expect(screen.getByText(missing)).toBeTruthy()
})

const credit = 'POST /api/auth/user/getCredit/:username'
const accounts = 'POST /api/auth/user/transfer/to/bank'
const paidIn = 'GET /api/auth/deposit/:uuid'

const waits = () => screen.queryAllByText('ส่วนนี้จะแสดงเองเมื่อเชื่อมต่อได้อีกครั้ง')

test.each([
  ['is away', 'online', 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่'],
  ['cannot be reached without internet', 'offline', 'ไม่มีสัญญาณอินเทอร์เน็ต'],
] as const)(
  'a server that %s is told once, with one button, and all that waits for it comes back',
  async (_, network, sentence) => {
    signIn()
    goes(network)
    const operation = 'GET /api/setting/operational/website'
    const unavailableCalls = Object.fromEntries(
      [credit, accounts, paidIn, 'GET /api/auth/user/detail/:uuid', operation].map((call) => [
        call,
        unavailable(),
      ]),
    )
    openSite('/auth/deposit', unavailableCalls)
    await waitFor(() => expect(waits().length).toBeGreaterThan(1))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getAllByText(/ระบบไม่พร้อม|ไม่มีสัญญาณ/)).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: /ลองอีกครั้ง|รีเฟรชหน้า/ })).toHaveLength(1)
    changeMockApi({ ...forMembers, [operation]: anOperation() })
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    await waitFor(() => expect(waits()).toHaveLength(0))
  },
)

test('once the internet is back that alone is said, though the server has not answered yet', async () => {
  goes('offline')
  openSite('/contact', { 'GET /api/setting/operational/website': unavailable() })
  await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
  goes('online')
  expect(screen.getByText('เชื่อมต่ออินเทอร์เน็ตแล้ว')).toBeTruthy()
  expect(screen.queryByText(/ระบบไม่พร้อม/)).toBeNull()
})

test('a member reads that the service is out of reach, until it answers again', async () => {
  signIn()
  openSite('/auth/contact', { 'GET /api/setting/operational/website': unavailable('ECONNABORTED') })
  expect(await screen.findByText('ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่')).toBeTruthy()
  changeMockApi({ 'GET /api/setting/operational/website': anOperation() })
  await waitFor(() => expect(screen.queryByText('ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่')).toBeNull())
})

describe('what is slow is reported before 15 seconds are over', () => {
  afterEach(() => vi.useRealTimers())

  const slow = /ช้ากว่าปกติ/
  // jsdom lays out no list of games.
  const answers: MockAnswers = { ...forMembers, 'POST /api/auth/user/game/list': aList([]) }
  const reads = [
    ['/auth/withdraw', 'POST /api/auth/user/getCredit/:username'],
    ['/auth/deposit', 'GET /api/auth/user/detail/:uuid'],
    ['/auth/games/slot/all', 'POST /api/auth/user/game/list'],
    ['/auth/games/category', 'POST /api/auth/user/games/:gameCate'],
    ['/auth/transaction/history', 'GET /api/auth/deposit/:uuid'],
    ['/auth/contact', 'GET /api/auth/configuration/list'],
  ] as const

  test.each(reads)('at %s: %s hangs, and is asked again at a press', async (path, call) => {
    signIn()
    await Promise.all([routeAt(path)?.screen.preload(), membersLayout.preload(), startUp.preload()])
    vi.useFakeTimers({ shouldAdvanceTime: true })
    openSite(path, { [call]: never() })
    await waitFor(() => expect(calls(call).length).toBeGreaterThan(0))
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    expect(screen.getByText(slow)).toBeTruthy()
    // The second request hangs too; the third is answered.
    const before = calls(call).length
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    await waitFor(() => expect(calls(call).length).toBeGreaterThan(before))
    expect(screen.getByText(slow)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(3_000))
    changeMockApi({ [call]: answers[call] })
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    await waitFor(() => expect(screen.queryByText(slow)).toBeNull())
  })

  test('code that is still loading: a fresh page is offered', async () => {
    openSite('/contact')
    await screen.findByRole('heading', { level: 1 })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let come!: () => void
    const part = loadPart(() => new Promise<void>((resolve) => (come = resolve)))
    await act(() => vi.advanceTimersByTimeAsync(12_000))
    expect(screen.getByText('หน้านี้โหลดช้ากว่าปกติ กำลังรอส่วนที่เหลือ')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'รีเฟรชหน้า' })).toBeTruthy()
    come()
    await act(() => part)
    expect(screen.queryByText('หน้านี้โหลดช้ากว่าปกติ กำลังรอส่วนที่เหลือ')).toBeNull()
  })
})

const asked = 'GET /api/auth/withdraw/withdraw-request/:uuid'
const leftOpen = (name: string) =>
  sessionStorage.setItem(`order:${aMember().uuid}:${name}`, JSON.stringify({ key: 'a-key', body: 'x' }))

test('a member whose withdrawal nobody knows of reads it first, on any screen, until it is known', async () => {
  openSite('/contact', { [asked]: unavailable() })
  leftOpen('withdraw')
  act(() => void signIn())
  expect(await screen.findByText('ยังไม่ทราบว่าคำขอถอนถึงระบบหรือไม่')).toBeTruthy()
  changeMockApi({ [asked]: [aWithdrawal({ order: 'a-key' })] })
  fireEvent.click(await screen.findByRole('button', { name: 'ตรวจผลคำขอ' }))
  expect(await screen.findByText('ส่งคำขอถอนแล้ว ไม่มีการถอนซ้ำ')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('ยังไม่ทราบว่าคำขอถอนถึงระบบหรือไม่')).toBeNull())
})

test('a member whose slip nobody knows of is led to it', async () => {
  openSite('/contact', { 'GET /api/auth/deposit/:uuid': unavailable() })
  leftOpen('confirm-slip:a-slip')
  act(() => void signIn())
  expect(await screen.findByText('ยังไม่ทราบผลการฝากด้วยสลิป')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ตรวจผล' }).getAttribute('href')).toBe('/auth/deposit/slip')
})

test('a transfer of earnings of unknown outcome is shown once: by its own screen there, by the notice elsewhere', async () => {
  openSite('/contact', { ...forMembers, 'POST /api/auth/log/affiliate/:username': unavailable() })
  leftOpen('withdraw-affiliate')
  act(() => void signIn())
  const notice = 'ยังไม่ทราบผลการโอนรายได้จากการแนะนำ'
  expect(await screen.findByText(notice)).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'ตรวจผล' }))
  expect(await screen.findByText('ยังไม่ทราบผลของรายการ')).toBeTruthy()
  expect(screen.queryByText(notice)).toBeNull()
})

test('under maintenance the screen says it, and no notice besides', async () => {
  openSite('/contact', {
    'GET /api/setting/operational/website': anOperation({ websiteStatus: 'MA' }),
    'GET /api/setting': unavailable('ECONNABORTED'),
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeTruthy()
  expect(within(screen.getByRole('contentinfo')).getByText(/ใบอนุญาต/)).toBeTruthy()
  expect(within(screen.getByRole('contentinfo')).getByText(/© 2022/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ลองอีกครั้ง' })).toBeNull()
})

test('what was typed stays while the service is unavailable', async () => {
  openSite('/login')
  const name = await screen.findByLabelText(/ชื่อผู้ใช้/)
  fireEvent.change(name, { target: { value: 'demo1234' } })
  await waitFor(() => expect(calls('GET /api/setting/operational/website')).toHaveLength(1))
  changeMockApi({ 'GET /api/setting/operational/website': unavailable() })
  act(() => void window.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(calls('GET /api/setting/operational/website').length).toBeGreaterThan(1))
  await screen.findByText('ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่')
  expect(screen.getByLabelText<HTMLInputElement>(/ชื่อผู้ใช้/).value).toBe('demo1234')
})

test('a member in LINE’s own browser is shown how to leave it', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Line/14.3.0',
  )
  openSite('/contact')
  const link = await screen.findByText('เปิดด้วยเบราว์เซอร์')
  expect(link.getAttribute('href')).toBe('/contact?openExternalBrowser=1')
})

test('a member with an old browser is warned, and can dismiss the warning', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11) Gecko/20100101 Firefox/79.0')
  openSite('/contact')
  const warning = await screen.findByText(/เบราว์เซอร์นี้เก่าเกินไป/)
  const banner = screen.getAllByRole('status').find((status) => status.contains(warning))!
  fireEvent.click(within(banner).getByRole('button', { name: 'ปิด' }))
  expect(warning.isConnected).toBe(false)
})

test('the background is the configured one; broken, a drawn placeholder says so', async () => {
  openSite('/contact', {
    'GET /api/configuration': [aConfiguration('home.normal.background', '/files/ground.jpg')],
  })
  const picture = await waitFor(() => {
    const found = document.querySelector('img[src="/files/ground.jpg"]')
    expect(found).not.toBeNull()
    return found
  })
  if (picture) fireEvent.error(picture)
  expect(document.querySelector('img[src="/files/ground.jpg"]')).toBeNull()
  expect(document.querySelector('svg[data-missing]')).not.toBeNull()
})
