import { aCredit, aList, anAnnouncement, never, unavailable } from '@member/api-client/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  announcements,
  dialog,
  done,
  due,
  later,
  month,
  news,
  none,
  renewed,
  understood,
  visit,
  withHome,
} from './homePopups.testing.ts'
import { closeFeedback, toast } from '@member/ui'
import { turnClock } from '@member/testing/clock'
import { userEvent } from '@testing-library/user-event'
import { openSite } from '../testing/openSite.tsx'

withHome()

const update = 'มีเวอร์ชันใหม่'

const goTo = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

test.each([
  ['announcements that do not come', { [announcements]: never(), [month]: due }],
  ['announcements that fail', { [announcements]: unavailable(), [month]: due }],
  ['a check-in that does not come', { [announcements]: [], [month]: never() }],
])('a newer version is not held up by %s', async (_, answers) => {
  renewed()
  visit(answers)
  expect(await dialog(update)).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('a newer version is named even in a visit that has had its popup, at the next arrival', async () => {
  let deploy!: () => void
  renewed(new Promise<void>((resolve) => (deploy = resolve)))
  visit({ [announcements]: news, [month]: due })
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  await understood()
  await none()
  goTo('/auth/contact')
  await screen.findByRole('heading', { level: 1, name: /ติดต่อ/ })
  deploy()
  goTo('/auth/dashboard')
  expect(await dialog(update)).toBeTruthy()
})

test('a newer version put away stays away for the day, and the others come as ever', async () => {
  renewed()
  const { unmount } = visit({ [announcements]: never(), [month]: done })
  await dialog(update)
  await later()
  await none()
  unmount()
  visit({ [announcements]: news, [month]: done })
  expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

const openBeforeNews = (turn = turnClock()) => {
  let answer!: (answered: typeof news) => void
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

test('none comes once the member has read for five seconds', async () => {
  const turn = turnClock()
  let answer!: (answered: typeof news) => void
  const answering = new Promise<typeof news>((resolve) => (answer = resolve))
  openSite('/auth/dashboard', { [announcements]: () => answering, [month]: done })
  await screen.findAllByText('1,500', { exact: false })
  await turn(5_000)
  answer(news)
  expect(await screen.findByRole('button', { name: /แจ้งปิดปรับปรุงธนาคาร/ })).toBeTruthy()
  await turn(2_000)
  expect(screen.queryByRole('dialog')).toBeNull()
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

test.each(['touchStart', 'wheel', 'scroll', 'keyDown'] as const)(
  'none comes under the finger of whoever has just begun to act: %s',
  async (event) => {
    const answer = openBeforeNews()
    await screen.findByRole('heading', { level: 1 })
    const using = setInterval(() => fireEvent[event](document.body), 200)
    await answer()
    expect(screen.queryByRole('dialog')).toBeNull()
    clearInterval(using)
    expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
  },
)

const credit = 'POST /api/auth/user/getCredit/:username'

test('a member who lost or withdrew everything has them', async () => {
  openSite('/auth/dashboard', {
    [announcements]: news,
    [month]: due,
    [credit]: aCredit({ balance: 0, point: 0, inGames: [] }),
  })
  expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
})

test('a member who has not deposited yet, as after registering, has none', async () => {
  const turn = turnClock()
  openSite('/auth/dashboard', {
    [announcements]: news,
    [month]: due,
    [credit]: aCredit({ balance: 0, point: 0, inGames: [] }),
    'GET /api/auth/deposit/:uuid': aList([]),
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
  await understood()
  expect(await screen.findByText('เครดิตเข้าแล้ว')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await endToast('เครดิตเข้าแล้ว')
})
