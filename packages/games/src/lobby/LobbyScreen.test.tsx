import {
  calls,
  refusal,
  changeMockApi,
  later,
  signOut,
  unavailable,
  mockApi,
  type MockRequest,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Route, Routes } from 'react-router'
import { answers, call, theGame, aLobby } from '../answers.testing.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(() => {
  signOut()
})

const open = (path = '/auth/games/slot/all') =>
  show(
    <Routes>
      <Route path="/auth/games/:type/:slot" element={<LobbyScreen {...aLobby} notFound={<p>ไม่พบหน้า</p>} />} />
    </Routes>,
    { path },
  )
const address = () => screen.getByLabelText('address').textContent
const card = (name: string) => screen.findByRole('button', { name: new RegExp(`${name}$`) })
const asked = () => calls(call.list).map(({ body }: MockRequest) => body)

test('a member sees how many games there are, and the first of them, with one call', async () => {
  open()
  expect(await screen.findByText('240 เกม')).toBeTruthy()
  expect(await card('เสือทอง')).toBeTruthy()
  expect(asked()).toEqual([{ gameType: 'slot', page: 1, limit: 72 }])
})

test('a member finds a game by typing its English name, and the words are in the address', async () => {
  const user = open()
  await user.type(await screen.findByRole('searchbox'), 'panda')
  expect(await screen.findByText('พบ 20 เกม')).toBeTruthy()
  expect(address()).toBe('/auth/games/slot/all?q=panda')
  expect(await card('แพนด้าหยก')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /เสือทอง$/ })).toBeNull()
})

test('typing asks when the fingers rest, not for every letter', async () => {
  const user = open()
  await user.type(await screen.findByRole('searchbox'), 'แพนด้า')
  await screen.findByText('พบ 20 เกม')
  expect(asked().filter((body) => JSON.stringify(body).includes('search')).length).toBeLessThan(3)
})

test('a shared address shows the same games', async () => {
  open('/auth/games/slot/SG?q=%E0%B9%80%E0%B8%AA%E0%B8%B7%E0%B8%AD')
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'เสือ')
  await waitFor(() =>
    expect(asked()).toContainEqual({ gameType: 'slot', provider: 'SG', search: 'เสือ', page: 1, limit: 72 }),
  )
  expect(await screen.findByRole('button', { name: 'เลิกกรองค่าย Siam Gems' })).toBeTruthy()
})

test('a member narrows the list to one provider', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'ตัวกรองและการเรียง' }))
  await user.click(await screen.findByRole('button', { name: 'Aurum Circle' }))
  expect(await screen.findByText('60 เกม')).toBeTruthy()
  expect(address()).toBe('/auth/games/slot/AC')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Aurum Circle')
})

test('what is nowhere is said, with the next step', async () => {
  const user = open('/auth/games/slot/all?q=zzzz')
  expect(await screen.findByText('ไม่พบเกมที่ตรงกับ “zzzz”')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'ล้างคำค้นหา' }).pop()!)
  expect(await screen.findByText('240 เกม')).toBeTruthy()
})

test.each(['foo/bar', 'foo/all', '%3Cscript%3E/%2F%2Fevil', 'slot/%2F%2Fevil', 'slot/bar'])(
  'a category or provider there is none of leads to the page that says so: %s',
  async (named) => {
    open(`/auth/games/${named}`)
    expect(await screen.findByText('ไม่พบหน้า')).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
  },
)

test('a provider is not called unknown before the server has named them all', async () => {
  mockApi({ ...answers, [call.category]: unavailable() })
  open('/auth/games/slot/SG')
  expect(await card('กระต่ายนำโชค')).toBeTruthy()
  expect(screen.queryByText('ไม่พบหน้า')).toBeNull()
})

test('a liked game is liked at once and stored by the server', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'เพิ่ม เสือทอง ในเกมโปรด' }))
  expect(await screen.findByRole('button', { name: 'นำ เสือทอง ออกจากเกมโปรด' })).toBeTruthy()
  expect(calls(call.like).map(({ params }) => params['gameUuid'])).toEqual([theGame(0).uuid])
})

test('a like that the server did not hear is taken back', async () => {
  mockApi({ ...answers, [call.like]: unavailable() })
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'เพิ่ม เสือทอง ในเกมโปรด' }))
  expect(await screen.findByText('บันทึกเกมโปรดไม่สำเร็จ กรุณาลองใหม่')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'เพิ่ม เสือทอง ในเกมโปรด' })).toBeTruthy()
})

const like = () => screen.findByRole('button', { name: 'เพิ่ม เสือทอง ในเกมโปรด' })
const unlike = () => screen.findByRole('button', { name: 'นำ เสือทอง ออกจากเกมโปรด' })

test('a like that fails late does not change what the member pressed since', async () => {
  const first = later()
  mockApi({
    ...answers,
    [call.like]: () => (calls(call.like).length === 1 ? first.answer : null),
    [call.unlike]: () => later().answer,
  })
  const user = open()
  await user.click(await like())
  await user.click(await unlike())
  await user.click(await like())
  first.come(unavailable())
  expect(await screen.findAllByText('บันทึกเกมโปรดไม่สำเร็จ กรุณาลองใหม่')).not.toEqual([])
  expect(await unlike()).toBeTruthy()
})

test('a member sees only what they like, and searches in it without tone marks', async () => {
  const user = open('/auth/games/all/all?show=favourite')
  expect(await card('กระต่ายนำโชค')).toBeTruthy()
  expect(await card('แพนด้าหยก')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'แพนดา')
  await waitFor(() => expect(screen.queryByRole('button', { name: /กระต่ายนำโชค$/ })).toBeNull())
  expect(await card('แพนด้าหยก')).toBeTruthy()
})

test('a member’s own games are called so, and not all games; the link to those is beside them', async () => {
  const user = open('/auth/games/all/all?show=favourite')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('เกมโปรด')
  expect((await screen.findByRole('button', { name: 'เกมโปรด', pressed: true })).textContent).toBe('เกมโปรด')
  const all = screen.getByRole('link', { name: 'ทั้งหมด' })
  expect(all.getAttribute('aria-current')).toBeNull()
  await user.click(all)
  expect(address()).toBe('/auth/games/all/all')
})

test('who likes no game yet reads how to, and goes on to all games', async () => {
  changeMockApi({ [call.favourites]: [] })
  const user = open('/auth/games/slot/SG?show=favourite')
  expect(await screen.findByText('แตะรูปหัวใจบนเกมที่ชอบ แล้วเกมจะมาอยู่ที่นี่')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ดูเกมทั้งหมด' }))
  expect(address()).toBe('/auth/games/all/all')
})

test('where a member’s own are chosen, the line of choices begins with them, whatever the category', async () => {
  const place = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(700)
  const user = open('/auth/games/slot/all?show=favourite')
  const chip = await screen.findByRole('button', { name: 'เกมโปรด', pressed: true })
  const line = chip.parentElement?.parentElement
  expect(line?.scrollLeft).toBe(0)
  await user.click(chip)
  await waitFor(() => expect(line?.scrollLeft).toBe(700))
  place.mockRestore()
})

test('what was played last is one press from the search', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'เล่นล่าสุด' }))
  expect(address()).toBe('/auth/games/slot/all?show=recent')
  expect(await screen.findByText('3 เกม')).toBeTruthy()
})

test('a second press on what is set shows all games again', async () => {
  const user = open('/auth/games/slot/all?show=new')
  await user.click(await screen.findByRole('button', { name: 'ใหม่', pressed: true }))
  expect(address()).toBe('/auth/games/slot/all')
})

test('what was played last opens with one press', async () => {
  open('/auth/games/all/all?show=recent')
  await screen.findByText('3 เกม')
  // One of the three is under maintenance.
  expect(screen.getAllByText('เปิดเกม')).toHaveLength(2)
})

test('a member lets go of the provider with one press', async () => {
  const user = open('/auth/games/slot/AC')
  await user.click(await screen.findByRole('button', { name: 'เลิกกรองค่าย Aurum Circle' }))
  expect(address()).toBe('/auth/games/slot/all')
})

test('a member sees only what is new, and in the order they ask for', async () => {
  const user = open()
  await user.click(await screen.findByRole('button', { name: 'ใหม่' }))
  await user.click(screen.getByRole('button', { name: 'ตัวกรองและการเรียง' }))
  await user.click(await screen.findByRole('button', { name: 'ชื่ออังกฤษ A–Z' }))
  expect(address()).toBe('/auth/games/slot/all?show=new&sort=name')
  await waitFor(() =>
    expect(asked().pop()).toEqual({ gameType: 'slot', only: 'new', sort: 'name', page: 1, limit: 72 }),
  )
})

test('every card names who makes the game', async () => {
  mockApi({
    ...answers,
    [call.list]: { items: [theGame(1, { providerName: 'Aurum Circle' })], total: 1, page: 1, limit: 72 },
  })
  open()
  expect(await screen.findByRole('button', { name: 'ฮิต Aurum Circle มังกรเพลิง' })).toBeTruthy()
})

test('a server without our additions has no hearts and no such lists', async () => {
  mockApi({ ...answers, [call.setting]: refusal(404001) })
  open()
  await card('เสือทอง')
  expect(screen.queryByRole('button', { name: /ในเกมโปรด/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'เล่นล่าสุด' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'ใหม่' })).toBeNull()
})

test('a game under maintenance says so on its card, and cannot be played', async () => {
  const user = open()
  const [closed] = await screen.findAllByRole('button', { name: /ปิดปรับปรุง .*อาณาจักรสิงโต/ })
  await user.click(closed!)
  const sheet = await screen.findByRole('dialog')
  expect(within(sheet).getByText('เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่น')).toBeTruthy()
  expect(within(sheet).queryByRole('button', { name: 'เล่น' })).toBeNull()
})

test('a list that could not be read is asked for again', async () => {
  mockApi({ ...answers, [call.list]: refusal(422302) })
  const user = open()
  await screen.findByRole('alert')
  changeMockApi({ [call.list]: answers[call.list] })
  await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(await screen.findByText('240 เกม')).toBeTruthy()
})
