import { queryClientAtom, recentGamesKey } from '@member/api-client'
import { aCredit, calls, changeMockApi, later, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answers, call, theGame, uuid, aLobby } from '../answers.testing.tsx'
import { CategoryScreen } from './CategoryScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(() => {
  signOut()
})

const open = (search = '') =>
  show(<CategoryScreen {...aLobby} back="/auth/dashboard" notFound={<p>ไม่พบหน้า</p>} />, {
    path: `/auth/games/category${search}`,
  })
const address = () => screen.getByLabelText('address').textContent

test.each(['', '?cat='])('without a word in the address the page begins with sports: %j', async (search) => {
  open(search)
  expect(await screen.findByText('เกมเด่น กีฬา')).toBeTruthy()
  expect(calls(call.category)[0]?.params).toEqual({ gameCate: 'sport' })
})

test('the huay tile leads to lotteries', async () => {
  open('?cat=lotto')
  expect(await screen.findByText('เกมเด่น หวย')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'หวย' }).getAttribute('aria-current')).toBe('page')
})

test('a category there is none of leads to the page that says so', async () => {
  open('?cat=nothing')
  expect(await screen.findByText('ไม่พบหน้า')).toBeTruthy()
  expect(calls(call.category)).toHaveLength(0)
})

test('every category and every provider is one press from the lobby', async () => {
  const user = open('?cat=slot')
  const provider = await screen.findByRole('link', { name: /Siam Gems/ })
  expect(provider.getAttribute('href')).toBe('/auth/games/slot/SG')
  expect(screen.getByRole('link', { name: /Xenon Edge/ }).textContent).toContain('ปิดปรับปรุง')
  expect(screen.getByRole('link', { name: 'ทั้งหมด' }).getAttribute('href')).toBe('/auth/games/all/all')
  await user.click(screen.getByRole('link', { name: 'คาสิโนสด' }))
  expect(address()).toBe('/auth/games/category?cat=casino')
})

test('typing searches the whole catalogue, as the simple layout’s search does after the login', async () => {
  open('?q=dragon')
  expect(await screen.findByText('พบ 20 เกม')).toBeTruthy()
  expect(calls(call.list)[0]?.body).toEqual({ gameType: 'all', search: 'dragon', page: 1, limit: 72 })
})

test('what a member likes is one press from the lobby', async () => {
  const user = open()
  await user.click(await screen.findByRole('link', { name: 'เกมโปรด' }))
  expect(address()).toBe('/auth/games/all/all?show=favourite')
})

test('what was played last is on the front', async () => {
  open('?cat=slot')
  expect(await screen.findByRole('list', { name: 'เล่นล่าสุด' })).toBeTruthy()
})

test('a category shows what was played last of its own games alone, and the most played of all', async () => {
  const sport = theGame(3, { category: 'sport', name: 'บอลโลก' })
  mockApi({ ...answers, [call.recent]: [theGame(0), sport] })
  const user = open('?cat=sport')
  const last = within(await screen.findByRole('list', { name: 'เล่นล่าสุด' }))
  expect(last.getAllByRole('listitem')).toHaveLength(1)
  expect(last.getAllByRole('button', { name: /บอลโลก/ }).length).toBeGreaterThan(0)
  await user.click(screen.getByRole('link', { name: 'หวย' }))
  expect(await screen.findByText('เกมเด่น หวย')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'เล่นล่าสุด' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'ยอดนิยม' }))
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'เล่นล่าสุด' })).getAllByRole('listitem')).toHaveLength(2),
  )
})

test('one press plays again what was played last', async () => {
  const user = open('?cat=slot')
  const last = within(await screen.findByRole('list', { name: 'เล่นล่าสุด' }))
  await waitFor(() => expect(calls(call.credit).length).toBeGreaterThan(0))
  await user.click(last.getByRole('button', { name: /^เปิดเกม .*เสือทอง$/ }))
  await waitFor(() => expect(calls(call.open).map(({ body }) => body)).toMatchObject([{ gameUuid: uuid(0) }]))
})

test('without credit one press says so, and moves nothing', async () => {
  mockApi({ ...answers, [call.credit]: aCredit({ balance: 0 }) })
  const user = open('?cat=slot')
  const last = within(await screen.findByRole('list', { name: 'เล่นล่าสุด' }))
  await user.click(last.getByRole('button', { name: /^เปิดเกม .*เสือทอง$/ }))
  expect(await screen.findByText('เครดิตเป็นศูนย์ ต้องฝากเงินก่อนจึงเล่นได้')).toBeTruthy()
  expect(calls(call.open)).toHaveLength(0)
})

describe('the games played last', () => {
  test('come together with the games of the category, above them', async () => {
    const recent = later()
    mockApi({ ...answers, [call.recent]: recent.answer })
    const { store } = open('?cat=slot')
    await waitFor(() => expect(calls(call.recent)).toHaveLength(1))
    await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
    expect(screen.queryByText('เกมเด่น สล็อต')).toBeNull()
    recent.come([theGame(0)])
    const last = await screen.findByRole('list', { name: 'เล่นล่าสุด' })
    expect(within(last).getAllByRole('listitem')).toHaveLength(1)
    const hot = screen.getByText('เกมเด่น สล็อต')
    expect(last.compareDocumentPosition(hot) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  test('are waited for no longer than four seconds, and then move nothing', async () => {
    const turn = turnClock()
    const recent = later()
    mockApi({ ...answers, [call.recent]: recent.answer })
    const { store } = open('?cat=slot')
    await waitFor(() => expect(calls(call.recent)).toHaveLength(1))
    await turn(4_000)
    expect(await screen.findByText('เกมเด่น สล็อต')).toBeTruthy()
    recent.come([theGame(0)])
    await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(0))
    expect(screen.queryByText('เล่นล่าสุด')).toBeNull()
  })

  test('have no place where there are none', async () => {
    mockApi({ ...answers, [call.recent]: [] })
    open('?cat=slot')
    expect(await screen.findByText('เกมเด่น สล็อต')).toBeTruthy()
    expect(screen.queryByText('เล่นล่าสุด')).toBeNull()
  })

  test('are looked for again where they could not be read, in their place', async () => {
    mockApi({ ...answers, [call.recent]: refusal(422101) })
    const user = open('?cat=slot')
    const again = await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
    changeMockApi({ [call.recent]: [theGame(0)] })
    await user.click(again)
    expect(await screen.findByRole('list', { name: 'เล่นล่าสุด' })).toBeTruthy()
  })
})

test('games that could not be refreshed stay, and are said to be perhaps old', async () => {
  const recent = later()
  const { store } = open('?cat=slot')
  await screen.findByRole('list', { name: 'เล่นล่าสุด' })
  changeMockApi({ [call.category]: refusal(422101), [call.recent]: recent.answer })
  const client = store.get(queryClientAtom)
  client.removeQueries({ queryKey: recentGamesKey })
  void client.invalidateQueries()
  expect(await screen.findByText('ข้อมูลที่เห็นอาจไม่เป็นปัจจุบัน')).toBeTruthy()
  expect(screen.getByText('เกมเด่น สล็อต')).toBeTruthy()
})
