import { pushKinds } from '@member/api-client'
import { aSubscription, calls } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NotificationsScreen } from '../inbox/NotificationsScreen.tsx'
import { renewPushAtom } from './push.ts'
import { PushRenewal } from './PushRenewal.tsx'
import { aBrowser, choice, mockPush, push } from './push.testing.ts'

let browser: ReturnType<typeof aBrowser>
beforeEach(() => {
  browser = aBrowser()
  mockPush()
})
afterEach(() => {
  browser.restore()
  localStorage.clear()
})

const sent = () => calls(choice).map(({ body }) => body)
const asked = () => calls(push).length

async function turnedOn() {
  const user = show(<NotificationsScreen back="/profile" />)
  await user.click(await screen.findByRole('button', { name: 'เปิดบนอุปกรณ์นี้' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  cleanup()
}

test('a subscription that the browser has ended is renewed at the next start, with the kinds chosen', async () => {
  await turnedOn()
  browser.end()
  show(<PushRenewal />)
  const endpoint = `${aSubscription.endpoint}-renewed`
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ ...aSubscription, endpoint, kinds: [...pushKinds] })
})

test('one that is as it was is not sent again, nor one that is another member’s', async () => {
  await turnedOn()
  const { store } = show(<PushRenewal />)
  await store.set(renewPushAtom)
  const before = asked()
  browser.end()
  localStorage.setItem(
    'push',
    JSON.stringify({ member: 'another', endpoint: 'https://a.example/', kinds: [] }),
  )
  await store.set(renewPushAtom)
  expect(sent()).toHaveLength(1)
  expect(asked()).toBe(before)
})
