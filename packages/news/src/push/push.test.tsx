import { aPushState, calls, aSubscription } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, cleanup } from '@testing-library/react'
import { afterEach, expect, test, beforeEach, describe } from 'vitest'
import { aBrowser, choice, mockPush, push } from './push.testing.ts'
import { PushOffer } from './PushOffer.tsx'
import { pushKinds } from '@member/api-client'
import { NotificationsScreen } from '../inbox/NotificationsScreen.tsx'
import { renewPushAtom } from './push.ts'
import { PushRenewal } from './PushRenewal.tsx'

const offer = () => screen.queryByText('แจ้งเตือนเมื่อเงินเข้า')

const isQuiet = async () => {
  await waitFor(() => expect(calls('GET /api/setting')).toHaveLength(1))
  await waitFor(() => expect(calls(push)).toHaveLength(1))
  expect(offer()).toBeNull()
}

describe('Push offer', () => {
  let browser: ReturnType<typeof aBrowser>
  afterEach(() => {
    browser.restore()
    localStorage.clear()
  })

  const waited = (ms: number, given?: Parameters<typeof aBrowser>[0], answers = {}) => {
    browser = aBrowser(given)
    mockPush(answers)
    return show(<PushOffer since={Date.now() - ms} />)
  }
  const minute = 60_000

  test('a member who waited for their money is offered notifications, and turns them on', async () => {
    const user = waited(2 * minute)
    await user.click(await screen.findByRole('button', { name: 'เปิดการแจ้งเตือน' }))
    await waitFor(() => expect(offer()).toBeNull())
    expect(calls(choice)).toHaveLength(1)
  })

  test('it is offered once, whether the member takes it, declines, or goes on', async () => {
    const { leave } = waited(2 * minute)
    expect(await screen.findByText('แจ้งเตือนเมื่อเงินเข้า')).toBeTruthy()
    leave()
    browser.restore()
    waited(2 * minute)
    await isQuiet()
  })

  test('a member who does not want it is rid of it', async () => {
    const user = waited(2 * minute)
    await user.click(await screen.findByRole('button', { name: 'ไม่ต้อง' }))
    expect(offer()).toBeNull()
    expect(calls(choice)).toHaveLength(0)
  })

  test('it is not offered where the money came at once, the member has said yes or no, or it is on', async () => {
    for (const [ms, given, answers] of [
      [5_000, {}, {}],
      [2 * minute, { permission: 'denied' }, {}],
      [2 * minute, { permission: 'granted' }, {}],
      [2 * minute, { isSubscribed: true }, { [push]: aPushState({ kinds: ['paid'] }) }],
    ] as const) {
      const { leave } = waited(ms, given, answers)
      await isQuiet()
      leave()
      browser.restore()
    }
  })
})

const asked = () => calls(push).length

const sent = () => calls(choice).map(({ body }) => body)

async function turnedOn() {
  const user = show(<NotificationsScreen back="/profile" />)
  await user.click(await screen.findByRole('button', { name: 'เปิดบนอุปกรณ์นี้' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  cleanup()
}

describe('Push renewal', () => {
  let browser: ReturnType<typeof aBrowser>
  beforeEach(() => {
    browser = aBrowser()
    mockPush()
  })
  afterEach(() => {
    browser.restore()
    localStorage.clear()
  })

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
})
