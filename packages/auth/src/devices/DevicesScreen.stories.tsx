import { aLevel, aSetting, mockApi, never, signIn, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { DevicesScreen } from './DevicesScreen.tsx'
import { devicesAnswers, sessions } from './devices.testing.ts'

const answers =
  (change: object = {}) =>
  () => {
    signIn()
    mockApi({ ...devicesAnswers, ...change })
  }

const meta = {
  component: DevicesScreen,
  args: { back: '/auth/profile', passwordLink: '/password', forgotLink: '/forgot-password' },
  beforeEach: answers(),
} satisfies Meta<typeof DevicesScreen>
export default meta

type Story = StoryObj<typeof meta>

export const WithANewDevice: Story = {}

export const ThisOneAlone: Story = { beforeEach: answers({ 'GET /api/auth/session': [sessions[0]] }) }

export const Loading: Story = { beforeEach: answers({ 'GET /api/auth/session': never() }) }

export const Failed: Story = { beforeEach: answers({ 'GET /api/auth/session': unavailable() }) }

export const Empty: Story = { beforeEach: answers({ 'GET /api/auth/session': [] }) }

export const NotListed: Story = { beforeEach: answers({ 'GET /api/setting': aSetting() }) }

const disown: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const [first] = await within(canvasElement).findAllByRole('button', { name: 'ไม่ใช่ฉัน' })
  await userEvent.click(first!)
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'ออกจากระบบและล็อกการถอน' }))
}

const locked = { 'GET /api/auth/user/level/:uuid': aLevel({ withdrawLocked: true }) }

export const Disowned: Story = { beforeEach: answers(locked), play: disown }

export const DisownedWithoutCodes: Story = {
  beforeEach: answers({
    ...locked,
    'GET /api/setting': aSetting({ features: { sessions: true, devices: true } }),
  }),
  play: disown,
}
