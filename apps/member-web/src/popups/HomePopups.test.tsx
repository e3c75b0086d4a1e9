import { aCredit, anAnnouncement, calls, changeMockApi, signIn } from '@member/api-client/testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openSite } from '../testing/openSite.tsx'
import {
  announcements,
  dialog,
  done,
  due,
  later,
  month,
  news,
  none,
  understood,
  visit,
  withHome,
} from './homePopups.testing.ts'

withHome()

const noneComes = async (answers: Parameters<typeof visit>[0]) => {
  const turn = turnClock()
  visit(answers)
  await screen.findAllByText('1,500', { exact: false })
  await waitFor(() => expect(calls(month)).toHaveLength(1))
  await turn(4_000)
  expect(screen.queryByRole('dialog')).toBeNull()
}

test('announcements come first, then the check-in: one a visit', async () => {
  for (const title of ['แจ้งปิดปรับปรุงธนาคาร', 'เล่นอย่างมีสติ', 'เช็กอินรายวัน']) {
    const { unmount } = visit({ [announcements]: news, [month]: due })
    expect(await dialog(title)).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: /^(รับทราบ|ไม่แสดงอีกในวันนี้)$/ }))
    await none()
    unmount()
  }
})

test('a second popup waits for the next visit', async () => {
  const turn = turnClock()
  openSite('/auth/dashboard', { [announcements]: news, [month]: due })
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  await understood()
  await none()
  await turn(4_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an announcement appears once ever, even if it was not closed, and waits in its card', async () => {
  const { unmount } = visit({ [announcements]: news.slice(0, 1), [month]: done })
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  unmount()
  vi.setSystemTime(Date.now() + 3 * 86_400_000)
  const turn = turnClock()
  visit({ [announcements]: news.slice(0, 1), [month]: done })
  expect(await screen.findByRole('button', { name: /แจ้งปิดปรับปรุงธนาคาร/ })).toBeTruthy()
  await turn(4_000)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('another member on the same phone sees it too', async () => {
  const { unmount } = visit({ [announcements]: news.slice(0, 1), [month]: done })
  await dialog('แจ้งปิดปรับปรุงธนาคาร')
  unmount()
  signIn({ uuid: 'bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb' })
  visit({ [announcements]: news.slice(0, 1), [month]: done })
  expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
})

test('an urgent announcement comes before the others, and again the next day', async () => {
  const urgent = anAnnouncement({ uuid: 'u', type: 'POPUP', title: 'ธนาคารล่ม', order: 9, urgent: true })
  const first = visit({ [announcements]: [...news, urgent], [month]: done })
  await dialog('ธนาคารล่ม')
  await later()
  await none()
  first.unmount()
  const second = visit({ [announcements]: [...news, urgent], [month]: done })
  expect(await dialog('แจ้งปิดปรับปรุงธนาคาร')).toBeTruthy()
  second.unmount()
  localStorage.setItem('announcements-seen', JSON.stringify({ day: '2020-01-01', seen: ['u'], once: [] }))
  visit({ [announcements]: [...news, urgent], [month]: done })
  expect(await dialog('ธนาคารล่ม')).toBeTruthy()
})

test('what an announcement asks for is one press away, and the announcement stays away', async () => {
  const action = { label: 'ไปฝากเงิน', path: '/auth/deposit' }
  const asked = anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'ฝากวันนี้', action })
  const first = openSite('/auth/dashboard', { [announcements]: [asked], [month]: done })
  await dialog('ฝากวันนี้')
  await userEvent.click(screen.getByRole('link', { name: 'ไปฝากเงิน' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ฝากเงิน' })).toBeTruthy()
  first.unmount()
  visit({ [announcements]: [asked, ...news.slice(1)], [month]: done })
  expect(await dialog('เล่นอย่างมีสติ')).toBeTruthy()
})

test('a link among its words leads on without a reload, and the announcement stays away', async () => {
  const detail = '<p>อ่าน<a href="/auth/deposit">วิธีฝาก</a></p>'
  const asked = anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'ฝากวันนี้', detail })
  const first = openSite('/auth/dashboard', { [announcements]: [asked], [month]: done })
  await dialog('ฝากวันนี้')
  await userEvent.click(await screen.findByRole('link', { name: 'วิธีฝาก' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'ฝากเงิน' })).toBeTruthy()
  first.unmount()
  visit({ [announcements]: [asked, ...news.slice(1)], [month]: done })
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

test('a check-in put away stays away for the day', async () => {
  const first = visit({ [month]: due })
  await dialog('เช็กอินรายวัน')
  await later()
  await none()
  first.unmount()
  await noneComes({ [month]: due })
})

test('who has checked in today is not asked', () => noneComes({ [month]: done }))

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
