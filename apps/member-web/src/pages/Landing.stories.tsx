import { anAnnouncement, never, refusal, unavailable, wire } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { forVisitors } from '../testing/answers.ts'
import { Landing } from './Landing.tsx'

const announcements = [
  anAnnouncement({ uuid: 'm1', type: 'MARQUEE', title: 'ตรวจสอบเลขที่บัญชีทุกครั้งก่อนโอน' }),
  anAnnouncement({ uuid: 'b1', type: 'BANNER', title: 'ฝากด้วยสลิป รู้ผลทันที' }),
  anAnnouncement({ uuid: 'b2', type: 'BANNER', title: 'สมัครสมาชิกใน 2 ขั้นตอน' }),
]

const meta = {
  component: Landing,
  beforeEach: () => wire({ ...forVisitors, 'GET /api/announcement': announcements }),
} satisfies Meta<typeof Landing>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Quiet: Story = {
  beforeEach: () => wire({ ...forVisitors, 'GET /api/deposit': [], 'GET /api/withdraw/history': [] }),
}

export const Loading: Story = {
  beforeEach: () =>
    wire({
      ...forVisitors,
      'GET /api/announcement': never(),
      'GET /api/deposit': never(),
      'GET /api/withdraw/history': never(),
    }),
}

export const Unreachable: Story = {
  beforeEach: () =>
    wire({
      'GET /api/announcement': unavailable(),
      'GET /api/deposit': unavailable(),
      'GET /api/withdraw/history': unavailable(),
    }),
}

export const LoginRefused: Story = {
  beforeEach: () => wire({ ...forVisitors, 'POST /api/auth/login': refusal(401010) }),
}
