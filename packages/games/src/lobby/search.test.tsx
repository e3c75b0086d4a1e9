import { calls, changeMockApi, later, mockApi, never, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { Route, Routes } from 'react-router'
import { answers, call, theGame, aLobby } from '../answers.testing.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import { gamesPerPage } from './gamePages.ts'
import { columnsOf, rowHeight } from './GameGrid.tsx'

const found = (...games: unknown[]) => ({ items: games, total: games.length, page: 1, limit: 72 })

const wide = (answer: unknown) => ({
  [call.list]: ({ body }: { body?: unknown }) =>
    JSON.stringify(body).includes('"gameType":"all"') ? answer : { items: [], total: 0, page: 1, limit: 72 },
})

const nothing = (words: string) => screen.findByText(`ไม่พบเกมที่ตรงกับ “${words}”`)

const address = () => decodeURIComponent(screen.getByLabelText('address').textContent)

const open = (path: string) =>
  show(
    <Routes>
      <Route path="/auth/games/:type/:slot" element={<LobbyScreen {...aLobby} notFound={<p>ไม่พบหน้า</p>} />} />
    </Routes>,
    { path },
  )

describe('search', () => {
  beforeEach(() => {
    sessionStorage.clear()
    localStorage.clear()
    mockApi(answers)
  })
  afterEach(() => signOut())

  test.each([
    ['สล็อต', 'หมวด สล็อต', '/auth/games/slot/all'],
    ['สล็อด', 'หมวด สล็อต', '/auth/games/slot/all'],
    ['casino', 'หมวด คาสิโนสด', '/auth/games/casino/all'],
    ['jade kirin', 'ค่าย Jade Kirin', '/auth/games/all/JK'],
    ['jad kirn', 'ค่าย Jade Kirin', '/auth/games/all/JK'],
  ])('who searches for %s is led to “%s”', async (typed, name, there) => {
    const user = open(`/auth/games/all/all?q=${encodeURIComponent(typed)}`)
    await user.click(await screen.findByRole('button', { name }))
    expect(address()).toBe(there)
    expect(await screen.findByText(/^\d+ เกม$/)).toBeTruthy()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '')
  })

  test('a provider is beside the games that were found, too', async () => {
    open('/auth/games/all/all?q=jade')
    expect(await screen.findByText('พบ 20 เกม')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'ค่าย Jade Kirin' })).toBeTruthy()
  })

  test('what a category has not is shown from the others, all of it one press from there', async () => {
    changeMockApi(wide(found(theGame(9))))
    const user = open('/auth/games/casino/all?q=แพนด้า&show=hot')
    await nothing('แพนด้า')
    const others = await screen.findByRole('list', { name: 'พบ 1 เกมในหมวดและค่ายอื่น' })
    expect(within(others).getByRole('button', { name: /แพนด้าหยก$/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'ดูทั้งหมด' }))
    expect(address()).toBe('/auth/games/all/all?q=แพนด้า')
    expect(await screen.findByText('พบ 1 เกม')).toBeTruthy()
  })

  test('games with nearly the name are offered as the server names them', async () => {
    changeMockApi(wide({ ...found(), near: [theGame(9)] }))
    open('/auth/games/all/all?q=pandr')
    await nothing('pandr')
    const near = await screen.findByRole('list', { name: 'เกมชื่อใกล้เคียง' })
    expect(within(near).getAllByRole('listitem')).toHaveLength(1)
  })

  test('and of those that are known where the server names none', async () => {
    open('/auth/games/all/all?q=pandr')
    const near = await screen.findByRole('list', { name: 'เกมชื่อใกล้เคียง' })
    expect(within(near).getAllByRole('button', { name: /แพนด้าหยก/ }).length).toBeGreaterThan(0)
  })

  test('a search that finds nothing near ends with what others play', async () => {
    open('/auth/games/all/all?q=zzzz')
    await nothing('zzzz')
    const popular = await screen.findByRole('list', { name: 'เกมยอดนิยม' })
    expect(within(popular).getAllByRole('listitem').length).toBeGreaterThan(1)
    expect(screen.queryByText('เกมชื่อใกล้เคียง')).toBeNull()
  })

  test('an answer that is late, or of other words, is not “nothing found”', async () => {
    const user = open('/auth/games/all/all?q=zzzz')
    await nothing('zzzz')
    changeMockApi({ [call.list]: never() })
    await user.type(screen.getByRole('searchbox'), 'y')
    await waitFor(() => expect(address()).toContain('zzzzy'))
    expect(screen.queryByText(/ไม่พบเกม/)).toBeNull()
    expect(screen.getByText('กำลังโหลดเกม')).toBeTruthy()
  })

  test('an answer that failed is not “nothing found”', async () => {
    changeMockApi({ [call.list]: refusal(500256) })
    const user = open('/auth/games/all/all?q=panda')
    await screen.findByRole('alert')
    expect(screen.queryByText(/ไม่พบเกม/)).toBeNull()
    changeMockApi({ [call.list]: answers[call.list] })
    await user.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
    expect(await screen.findByText('พบ 20 เกม')).toBeTruthy()
  })

  test('where the other categories cannot be searched that is said, and tried again', async () => {
    changeMockApi(wide(refusal(500256)))
    const user = open('/auth/games/casino/all?q=แพนด้า')
    await nothing('แพนด้า')
    const failed = await screen.findByRole('alert')
    changeMockApi(wide(found(theGame(9))))
    await user.click(within(failed).getByRole('button', { name: 'ลองอีกครั้ง' }))
    expect(await screen.findByRole('list', { name: 'พบ 1 เกมในหมวดและค่ายอื่น' })).toBeTruthy()
  })

  test('while they are searched that is said', async () => {
    const { answer, come } = later()
    changeMockApi(wide(answer))
    open('/auth/games/casino/all?q=แพนด้า')
    expect(await screen.findByText('กำลังค้นหาในทุกหมวด')).toBeTruthy()
    come(found(theGame(9)))
    expect(await screen.findByText('พบ 1 เกมในหมวดและค่ายอื่น')).toBeTruthy()
  })

  test('a search among the member’s own games goes on in all', async () => {
    const user = open('/auth/games/all/all?show=favourite&q=zeus')
    await nothing('zeus')
    await screen.findByText('พบ 20 เกมในหมวดและค่ายอื่น')
    await user.click(screen.getByRole('button', { name: 'ดูทั้งหมด' }))
    expect(address()).toBe('/auth/games/all/all?q=zeus')
    expect(calls(call.list).length).toBeGreaterThan(0)
  })

  test.each(['ป็อกเด้ง', 'ปอกเดง'])('%s is found among the member’s own games', async (typed) => {
    changeMockApi({ [call.favourites]: [theGame(2, { name: 'ป๊อกเด้ง', isFavourite: true })] })
    open(`/auth/games/all/all?show=favourite&q=${encodeURIComponent(typed)}`)
    expect(await screen.findByRole('button', { name: /ป๊อกเด้ง$/ })).toBeTruthy()
  })

  test('before anything is typed, what was searched for lately and what is played most are offered', async () => {
    const user = open('/auth/games/all/all')
    const box = await screen.findByRole('searchbox')
    await user.click(box)
    const offered = within(await screen.findByRole('group', { name: 'คำแนะนำการค้นหา' }))
    expect(offered.getByText('เกมยอดนิยม')).toBeTruthy()
    expect(offered.queryByText('ค้นหาล่าสุด')).toBeNull()
    await user.type(box, 'panda{Enter}')
    expect(await screen.findByText('พบ 20 เกม')).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'คำแนะนำการค้นหา' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'ล้างคำค้นหา' }))
    await user.click(box)
    await user.click(await screen.findByRole('button', { name: 'panda' }))
    expect(address()).toBe('/auth/games/all/all?q=panda')

    await user.click(screen.getByRole('button', { name: 'ล้างคำค้นหา' }))
    await user.click(box)
    await user.click(await screen.findByRole('button', { name: 'ลบคำค้นหาล่าสุด' }))
    expect(screen.queryByRole('button', { name: 'panda' })).toBeNull()
  })

  test('the suggestions close with Escape', async () => {
    const user = open('/auth/games/all/all')
    await user.click(await screen.findByRole('searchbox'))
    await screen.findByRole('group', { name: 'คำแนะนำการค้นหา' })
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'คำแนะนำการค้นหา' })).toBeNull()
  })
})

// Page with margins, gaps between cards and below a row, and a cover of 1 : 1.35.
const drawn = (page: number, margins: number, columns: number) =>
  ((page - margins - (columns - 1) * 10) / columns) * 1.35 + 10

describe('use columns', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each([
    [320, 305, 32, 3],
    [390, 375, 32, 3],
    [768, 753, 32, 6],
    [1280, 1120, 48, 8],
    [1440, 1280, 48, 8],
    [1920, 1440, 48, 8],
  ])(
    'a row in a window of %i px is guessed no taller than it is drawn beside a scrollbar',
    (width, page, margins, columns) => {
      vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width - 15)
      const real = drawn(page, margins, columns)
      expect(rowHeight(columns)).toBeLessThanOrEqual(real)
      expect(rowHeight(columns)).toBeGreaterThan(real - 1)
    },
  )

  test.each([240, 390, 600, 960, 1280, 1920, 2560])(
    'a window of %s px has whole rows on each page of games: none is left out',
    (width) => expect(gamesPerPage % columnsOf(width)).toBe(0),
  )
})
