import { aCredit, aList, anAnnouncement } from '@member/api-client/testing'
import { closeFeedback, toast } from '@member/ui'
import { turnClock } from '@member/testing/clock'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { openSite } from '../testing/openSite.tsx'
import { announcements, dialog, done, due, month, news, understood, withHome } from './homePopups.testing.ts'

withHome()

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
