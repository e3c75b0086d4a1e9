import { pushKinds } from '@member/api-client'
import { aPushState, aSetting, never, signIn, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { NotificationsScreen } from './NotificationsScreen.tsx'
import { aBrowser, choice, mockPush, push } from '../push/push.testing.ts'

const given =
  (browser: Parameters<typeof aBrowser>[0], answers = {}) =>
  () => {
    signIn()
    mockPush(answers)
    return aBrowser(browser).restore
  }
const on = { permission: 'granted', isSubscribed: true } as const
const all = { [push]: aPushState({ kinds: [...pushKinds] }) }

const meta = {
  component: NotificationsScreen,
  args: { back: '/auth/profile' },
} satisfies Meta<typeof NotificationsScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Off: Story = { beforeEach: given({}) }

export const On: Story = { beforeEach: given(on, all) }

export const SomeKinds: Story = { beforeEach: given(on, { [push]: aPushState({ kinds: ['credited'] }) }) }

export const Forbidden: Story = { beforeEach: given({ permission: 'denied' }) }

export const NotSaved: Story = {
  beforeEach: given(on, { ...all, [choice]: unavailable() }),
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'เงินถอนเข้าบัญชี' })),
}

/** A browser without push, such as Safari on an iPhone before the site is on the home screen. */
export const NoneInThisBrowser: Story = {
  beforeEach: () => {
    const { restore } = aBrowser()
    Reflect.deleteProperty(window, 'PushManager')
    signIn()
    mockPush()
    return restore
  },
}

export const InboxAlone: Story = {
  beforeEach: given({}, { 'GET /api/setting': aSetting({ features: { notices: true } }) }),
}

export const Empty: Story = { beforeEach: given({}, { 'GET /api/setting': aSetting() }) }

export const Loading: Story = { beforeEach: given({}, { [push]: never() }) }

export const Failed: Story = { beforeEach: given({}, { [push]: unavailable() }) }
