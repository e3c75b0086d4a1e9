import { never, unavailable } from '@member/api-client/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
