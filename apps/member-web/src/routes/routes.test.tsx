import { anOperation, changeMockApi, signIn } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, beforeEach, vi, describe } from 'vitest'
import { routesOf, specRoutes } from '../../e2e/specification/routes.ts'
import { address, openSite } from '../testing/openSite.tsx'
import { routes } from './routes.ts'

test('the table is the specification’s', () => {
  const paths = routes.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'))
  expect(paths.toSorted()).toEqual(specRoutes.map(({ spec }) => spec).toSorted())
})

const heading = () => screen.findByRole('heading', { level: 1 })

const publicPages = routesOf('visitor').map(({ visit, heading: title }) => [visit, title] as const)

test.each(publicPages)('a visitor at %s reads %s', async (path, title) => {
  openSite(path)
  expect((await heading()).textContent).toMatch(title)
  expect(address()).toBe(path)
})

test.each(publicPages.slice(1))('a slash at the end of %s changes nothing', async (path, title) => {
  openSite(`${path}/`)
  expect((await heading()).textContent).toMatch(title)
  expect(address()).toBe(`${path}/`)
})

test.each(publicPages)('a member at %s goes on to the dashboard', async (path) => {
  signIn()
  openSite(path)
  await waitFor(() => expect(address()).toBe('/auth/dashboard'))
})

// Lobbies have the server's providers; the mock API has none called JK.
const memberPages = routesOf('member')
  .map(({ visit, heading: title }) => [visit, title] as const)
  .filter(([path]) => path !== '/auth/games/slot/JK')

test.each(memberPages)('a member at %s reads %s', async (path, title) => {
  signIn()
  openSite(path)
  expect((await heading()).textContent).toMatch(title)
  expect(address()).toBe(path)
})

test.each(memberPages)('a visitor at %s logs in first, and comes back', async (path) => {
  openSite(path)
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  signIn()
  await waitFor(() => expect(address()).toBe(path))
})

test('an empty /auth is the dashboard', async () => {
  signIn()
  openSite('/auth')
  await waitFor(() => expect(address()).toBe('/auth/dashboard'))
})

const wayOn = (name: string) =>
  within(screen.getByRole('region', { name: 'ไปต่อที่' }))
    .getByRole('link', { name })
    .getAttribute('href')

test.each(['/nowhere', '/auth/nowhere', '/auth/media/nowhere'])(
  'a member at %s reads that it is not there',
  async (path) => {
    signIn()
    openSite(path)
    await waitFor(() => expect(address()).toBe('/404'))
    expect(await screen.findByText('ไม่พบหน้าที่คุณต้องการ')).toBeTruthy()
    expect(screen.getByText('กลับหน้าหลัก').getAttribute('href')).toBe('/auth/dashboard')
    expect(wayOn('ฝากเงิน')).toBe('/auth/deposit')
  },
)

test('a visitor at an unknown address reads that it is not there', async () => {
  openSite('/nowhere')
  expect(await screen.findByText('ไม่พบหน้าที่คุณต้องการ')).toBeTruthy()
  expect(address()).toBe('/404')
  expect(wayOn('ติดต่อเรา')).toBe('/contact')
})

test.each(['/ma', '/ma/'])('%s leads home while the site is open', async (path) => {
  openSite(path)
  await waitFor(() => expect(address()).toBe('/'))
})

const closed = {
  'GET /api/setting/operational/website': anOperation({ websiteStatus: 'MA', message: 'ปิดถึงหกโมงเช้า' }),
}

test.each([...publicPages.map(([path]) => path), '/404', '/nowhere'])(
  'under maintenance a visitor at %s reads why',
  async (path) => {
    openSite(path, closed)
    expect(await screen.findByText('ปิดถึงหกโมงเช้า')).toBeTruthy()
    if (path === '/') expect(address()).toBe('/ma')
  },
)

test.each(memberPages)('under maintenance a member at %s reads why', async (path) => {
  signIn()
  openSite(path, closed)
  expect(await screen.findByText('ปิดถึงหกโมงเช้า')).toBeTruthy()
  expect(address()).toBe(path)
})

test('when maintenance is over a member is back where they were, by itself', async () => {
  signIn()
  openSite('/auth/contact', closed)
  await screen.findByText('ปิดถึงหกโมงเช้า')
  changeMockApi({ 'GET /api/setting/operational/website': anOperation() })
  expect(await screen.findByRole('heading', { level: 1, name: 'ติดต่อเรา' })).toBeTruthy()
  expect(address()).toBe('/auth/contact')
})

test('what a brand does without has no screen and no link; its categories and shortcuts are in its order', async () => {
  signIn()
  const brand = aBrand({
    leaveOut: ['movie', 'wheel'],
    categories: ['slot', 'casino', 'hot'],
    shortcuts: ['wheel', 'history', 'lotto', 'contact', 'ranking'],
  })
  const site = openSite('/auth/dashboard', {}, brand)
  const shortcuts = await screen.findByRole('region', { name: 'เมนูลัด' })
  const links = within(shortcuts).getAllByRole('link', { hidden: true })
  expect(links.map(({ textContent }) => textContent)).toEqual(['ประวัติรายการ', 'ติดต่อเรา', 'ระดับสมาชิก'])
  site.unmount()
  const media = openSite('/auth/media', {}, brand)
  await screen.findByRole('link', { name: /เปิดไพ่ลุ้นรางวัล/ })
  for (const name of [/กงล้อ/, /ภาพยนตร์/]) expect(screen.queryByRole('link', { name })).toBeNull()
  media.unmount()
  for (const path of [
    '/auth/media/wheel',
    '/auth/media/movie',
    '/auth/games/category?cat=sport',
    '/auth/games/sport/all',
  ]) {
    const screenOf = openSite(path, {}, brand)
    await waitFor(() => expect(address()).toBe('/404'))
    screenOf.unmount()
  }
  openSite('/auth/games/category', {}, brand)
  const tabs = await screen.findByRole('navigation', { name: 'หมวดเกม' })
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['ทั้งหมด', 'สล็อต', 'คาสิโนสด', 'ยอดนิยม'])
})

describe('scores', () => {
  const scores = { live: 'https://scores.example.com/live', standings: 'https://scores.example.com/table' }

  beforeEach(() => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  })

  test.each([
    ['/live-score', 'ผลบอลสด', scores.live, '2500px'],
    ['/score', 'ตารางคะแนน', scores.standings, '520px'],
  ])(
    'a visitor at %s sees the brand’s page in a frame as high as the specification says',
    async (path, title, src, height) => {
      openSite(path, {}, aBrand({ scores }))
      const frame = await screen.findByTitle<HTMLIFrameElement>(title)
      expect(frame.getAttribute('src')).toBe(src)
      const { height: shown, borderTopStyle } = getComputedStyle(frame.parentElement!)
      expect([shown, borderTopStyle]).toEqual([height, 'none'])
      expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
      expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
    },
  )

  test.each(['/live-score', '/score'])('%s of a brand without scores says so', async (path) => {
    openSite(path)
    expect(await screen.findByText('ขณะนี้ยังไม่มีหน้าผลการแข่งขัน')).toBeTruthy()
  })

  test.each(['/live-score', '/score'])('%s whose host does not answer says so', async (path) => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
    openSite(path, {}, aBrand({ scores }))
    expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
  })
})
