import {
  anAnnouncement,
  aRecentPayment,
  never,
  refusal,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { forVisitors } from '../testing/answers.ts'
import { Landing } from './Landing.tsx'

const announcements = [
  anAnnouncement({ uuid: 'm1', type: 'MARQUEE', title: 'ตรวจสอบเลขที่บัญชีทุกครั้งก่อนโอน' }),
  anAnnouncement({ uuid: 'b1', type: 'BANNER', title: 'ฝากด้วยสลิป รู้ผลทันที' }),
  anAnnouncement({ uuid: 'b2', type: 'BANNER', title: 'สมัครสมาชิกใน 2 ขั้นตอน' }),
]

const meta = {
  component: Landing,
  beforeEach: () => mockApi({ ...forVisitors, 'GET /api/announcement': announcements }),
} satisfies Meta<typeof Landing>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {
  // The code of both halves comes later.
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'หมวดเกม' })
    await canvas.findAllByText(aRecentPayment().username)
  },
}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Empty: Story = {
  beforeEach: () => mockApi({ ...forVisitors, 'GET /api/deposit': [], 'GET /api/withdraw/history': [] }),
}

export const Loading: Story = {
  beforeEach: () =>
    mockApi({
      ...forVisitors,
      'GET /api/announcement': never(),
      'GET /api/deposit': never(),
      'GET /api/withdraw/history': never(),
    }),
}

export const Failed: Story = {
  beforeEach: () =>
    mockApi({
      'GET /api/announcement': unavailable(),
      'GET /api/deposit': unavailable(),
      'GET /api/withdraw/history': unavailable(),
    }),
}

const logIn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(screen.getByLabelText(/^ชื่อผู้ใช้/), 'demo1234')
  await userEvent.type(screen.getByLabelText('รหัสผ่าน'), 'demo-pass-1234')
  await userEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }))
}

export const LoggingIn: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => mockApi({ ...forVisitors, 'POST /api/auth/login': never() }),
  play: logIn,
}

export const LoginRefused: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => mockApi({ ...forVisitors, 'POST /api/auth/login': refusal(401010) }),
  play: logIn,
}
