// oxlint-disable no-restricted-globals -- tests run where storage always works
import { aCheckIn, anAnnouncement, signIn } from '@member/api-client/testing'
import { closeFeedback } from '@member/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { startUp } from '../App.tsx'
import { membersLayout } from '../routeTable/LazyMembersLayout.tsx'
import { routeAt } from '../routes/routes.ts'
import { openSite } from '../testing/openSite.tsx'

export const announcements = 'GET /api/auth/announcement'
export const month = 'GET /api/auth/game/check-in'
export const news = [
  anAnnouncement({ uuid: 'p1', type: 'POPUP', title: 'แจ้งปิดปรับปรุงธนาคาร', order: 1 }),
  anAnnouncement({ uuid: 'p2', type: 'POPUP', title: 'เล่นอย่างมีสติ', order: 2 }),
]
export const due = {
  items: [aCheckIn(19)],
  today: { date: '2026-11-20', day: 20, value: 10, checkedIn: false },
  gameLog: null,
}
export const done = {
  items: [aCheckIn(19), aCheckIn(20)],
  today: { ...due.today, checkedIn: true },
  gameLog: { id: 'g', gameValue: 10, gameValueTomorrow: 15 },
}
export const dialog = (name: string) => screen.findByRole('dialog', { name })
export const later = () => userEvent.click(screen.getByRole('button', { name: 'ไม่แสดงอีกในวันนี้' }))
export const understood = () => userEvent.click(screen.getByRole('button', { name: 'รับทราบ' }))
export const none = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Deploys a newer build, which is found once `deployed` resolves. */
export const renewed = (deployed: Promise<unknown> = Promise.resolve()) => {
  const script = document.createElement('script')
  script.type = 'module'
  script.setAttribute('src', '/assets/old.js')
  document.head.append(script)
  vi.stubGlobal('fetch', async () => {
    await deployed
    return new Response('<script type="module" crossorigin src="/assets/new.js"></script>')
  })
}

/** Opens the home as a new visit. */
export const visit = (answers: Parameters<typeof openSite>[1]) => {
  sessionStorage.clear()
  return openSite('/auth/dashboard', answers)
}

/** Registers the hooks of the tests of the home's popups. */
export function withHome() {
  // Wait for the popup itself, not for its code.
  beforeAll(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    for (const part of [startUp, membersLayout, routeAt('/auth/dashboard')?.screen]) await part?.preload()
    signIn()
    // The code of announcements loads with the first one.
    const { unmount } = openSite('/auth/dashboard', { [announcements]: news })
    await dialog('แจ้งปิดปรับปรุงธนาคาร')
    unmount()
    closeFeedback()
  })
  beforeEach(() => {
    // A popup has five seconds to appear, which a slow machine must not use up.
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
    sessionStorage.clear()
    signIn()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.querySelector('script[src^="/assets"]')?.remove()
  })
}
