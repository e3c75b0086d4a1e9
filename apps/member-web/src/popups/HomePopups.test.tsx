import { aCheckIn, aCredit, anAnnouncement, changeMockApi, signIn } from '@member/api-client/testing'
import { closeFeedback, toast } from '@member/ui'
import { turnClock } from '@member/testing/clock'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startUp } from '../App.tsx'
import { membersLayout } from '../routeTable/LazyMembersLayout.tsx'
import { routeAt } from '../routes/routes.ts'
import { openSite } from '../testing/openSite.tsx'

const announcements = 'GET /api/auth/announcement'
const month = 'GET /api/auth/game/check-in'
const news = [
  anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'แจ้งปิดปรับปรุงธนาคาร', order: 1 }),
  anAnnouncement({ uuid: 'p2', type: 'POPUP', title: 'เล่นอย่างมีสติ', order: 2 }),
]
const due = {
  items: [aCheckIn(19)],
  today: { date: '2026-11-20', day: 20, value: 10, checkedIn: false },
  gameLog: null,
}
const done = {
  items: [aCheckIn(19), aCheckIn(20)],
  today: { ...due.today, checkedIn: true },
  gameLog: { id: 'g', gameValue: 10, gameValueTomorrow: 15 },
}
const dialog = (name: string) => screen.findByRole('dialog', { name })
const later = () => userEvent.click(screen.getByRole('button', { name: 'ไม่แสดงอีกในวันนี้' }))
const none = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const renewed = () => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/old.js')
  document.head.append(script)
  vi.stubGlobal(
    'fetch',
    async () => new Response('<script type="module" crossorigin src="/assets/new.js"></script>'),
  )
}

// Wait for the popup itself, not for its code.
beforeAll(async () => {
  for (const part of [startUp, membersLayout, routeAt('/auth/dashboard')?.screen]) await part?.preload()
  signIn()
  // The code of announcements loads with the first one.
  const { unmount } = openSite('/auth/dashboard', { [announcements]: news })
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  unmount()
  closeFeedback()
})
beforeEach(() => {
  localStorage.clear()
  signIn()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.querySelector('script[src^="/assets"]')?.remove()
})

test('announcements come first, then the check-in, then the update: one at a time', async () => {
  renewed()
  openSite('/auth/dashboard', { [announcements]: news, [month]: due })
  for (const title of ['แจ้งปิดปรับปรุงธนาคาร', 'เล่นอย่างมีสติ', 'เช็กอินรายวัน', 'มีเวอร์ชันใหม่']) {
    expect(await dialog(title)).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await later()
  }
  await none()
})

test('what an announcement asks for is one press away, and the announcement stays away for the day', async () => {
  const action = { label: 'ไปฝากเงิน', path: '/auth/deposit' }
  const asked = anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'ฝากวันนี้', action })
  const first = openSite('/auth/dashboard', { [announcements]: [asked], [month]: done })
  await dialog('ฝากวันนี้')
  await userEvent.click(screen.getByRole('link', { name: 'ไปฝากเงิน' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ฝากเงิน' })).toBeTruthy()
  first.unmount()
  openSite('/auth/dashboard', { [announcements]: [asked, ...news.slice(1)], [month]: done })
  expect(await dialog('เล่นอย่างมีสติ')).toBeTruthy()
})

test('a link among its words leads on without a reload, and the announcement stays away for the day', async () => {
  const detail = '<p>อ่าน<a href="/auth/deposit">วิธีฝาก</a></p>'
  const asked = anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'ฝากวันนี้', detail })
  const first = openSite('/auth/dashboard', { [announcements]: [asked], [month]: done })
  await dialog('ฝากวันนี้')
  await userEvent.click(await screen.findByRole('link', { name: 'วิธีฝาก' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ฝากเงิน' })).toBeTruthy()
  first.unmount()
  openSite('/auth/dashboard', { [announcements]: [asked, ...news.slice(1)], [month]: done })
  expect(await dialog('เล่นอย่างมีสติ')).toBeTruthy()
})

test.each(['//evil.example', '/\\evil.example'])(
  'an announcement that leads to %s has no button',
  async (path) => {
    const action = { label: 'ไปที่นี่', path }
    const asked = anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'ฝากวันนี้', action })
    openSite('/auth/dashboard', { [announcements]: [asked], [month]: done })
    await dialog('ฝากวันนี้')
    expect(screen.queryByText('ไปที่นี่')).toBeNull()
  },
)

test('what was put away stays away for the day', async () => {
  const first = openSite('/auth/dashboard', { [announcements]: news.slice(0, 1), [month]: due })
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  await later()
  await dialog('เช็กอินรายวัน')
  await later()
  await none()
  first.unmount()
  // The last in the queue: any other popup would have come first.
  renewed()
  openSite('/auth/dashboard', { [announcements]: news.slice(0, 1), [month]: due })
  expect(await dialog('มีเวอร์ชันใหม่')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

const openBeforeNews = (turn = turnClock()) => {
  let answer = (_news: typeof news): void => undefined
  const answering = new Promise<typeof news>((resolve) => (answer = resolve))
  openSite('/auth/dashboard', { [announcements]: () => answering })
  return async () => {
    answer([...news.slice(0, 1), anAnnouncement({ uuid: 'm1', type: 'MARQUEE', title: 'ฝากถอนได้ทั้งคืน' })])
    // A toast and a popup are due at the same time; the popup waits until the page has been idle.
    await screen.findAllByText('ฝากถอนได้ทั้งคืน')
    await turn(2_000)
  }
}

test('none comes over a dialog that is open', async () => {
  // jsdom has no media queries, which the dialog library needs.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const answer = openBeforeNews()
  await userEvent.click((await screen.findAllByRole('button', { name: 'ออกจากระบบ' }))[0]!)
  const question = await screen.findByRole('dialog')
  await answer()
  expect(screen.getAllByRole('dialog')).toEqual([question])
  await userEvent.click(within(question).getByRole('button', { name: 'ยกเลิก' }))
  const popup = await dialog('แจ้งปิดปรับปรุงธนาคาร')
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true))
})

test('none comes while something is being typed', async () => {
  const answer = openBeforeNews()
  await screen.findByRole('heading', { level: 1 })
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  await answer()
  expect(screen.queryByRole('dialog')).toBeNull()
  field.blur()
  expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
  field.remove()
})

test.each(['touchStart', 'wheel', 'keyDown'] as const)(
  'none comes under the finger of whoever has just begun to act: %s',
  async (act) => {
    const answer = openBeforeNews()
    await screen.findByRole('heading', { level: 1 })
    const using = setInterval(() => fireEvent[act](document.body), 200)
    await answer()
    expect(screen.queryByRole('dialog')).toBeNull()
    clearInterval(using)
    expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
  },
)

test('whoever has nothing yet, as after registering, has none', async () => {
  const credit = 'POST /api/auth/user/getCredit/:username'
  const turn = turnClock()
  openSite('/auth/dashboard', {
    [announcements]: news,
    [month]: due,
    [credit]: aCredit({ balance: 0, point: 0, inGames: [] }),
  })
  await screen.findByText('0.00', { exact: false })
  await screen.findAllByText('เช็กอินรายวัน')
  await turn(2_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

const endToast = async (words: string) => {
  closeFeedback()
  const shown = screen.getByText(words).closest('.Toastify__toast')!
  await waitFor(() => {
    fireEvent.animationEnd(shown)
    expect(shown.isConnected).toBe(false)
  })
}

test('a popup and a toast never stand together: each waits for the other', async () => {
  const turn = turnClock()
  const answer = openBeforeNews(turn)
  await screen.findByRole('heading', { level: 1 })
  await toast('คัดลอกแล้ว')
  await screen.findByText('คัดลอกแล้ว')
  await answer()
  expect(screen.queryByRole('dialog')).toBeNull()
  await endToast('คัดลอกแล้ว')
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  void toast('เครดิตเข้าแล้ว')
  await turn(300)
  expect(screen.queryByText('เครดิตเข้าแล้ว')).toBeNull()
  await later()
  expect(await screen.findByText('เครดิตเข้าแล้ว')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await endToast('เครดิตเข้าแล้ว')
})

test('who has checked in today is not asked', async () => {
  renewed()
  openSite('/auth/dashboard', { [month]: done })
  expect(await dialog('มีเวอร์ชันใหม่')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('after a check-in the popup tells both values, and closes at the member’s press', async () => {
  openSite('/auth/dashboard', {
    [month]: due,
    'POST /api/auth/game/check-in': () => {
      changeMockApi({ [month]: done })
      return { gameLog: done.gameLog, credit: aCredit() }
    },
  })
  const popup = within(await dialog('เช็กอินรายวัน'))
  await userEvent.click(await popup.findByRole('button', { name: 'เช็กอินวันนี้ รับ 10 คะแนน' }))
  expect(await popup.findByText('พรุ่งนี้รับ 15 คะแนน')).toBeTruthy()
  await userEvent.click(popup.getAllByRole('button', { name: 'ปิด' })[1]!)
  await none()
})
