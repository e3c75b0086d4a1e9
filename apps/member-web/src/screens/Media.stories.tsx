import { aGameEvent, never, signIn, unavailable, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { forMembers } from '../testing/answers.ts'
import { Media } from './Media.tsx'

const events = 'GET /api/auth/game'
const checkIn = 'GET /api/auth/game/check-in'

const meta = {
  component: Media,
  args: { title: 'กิจกรรม', back: '/auth/dashboard', rewardLink: '/auth/reward' },
  parameters: { path: '/auth/media' },
  beforeEach: () => {
    signIn()
    mockApi(forMembers)
  },
} satisfies Meta<typeof Media>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Empty: Story = { beforeEach: () => mockApi({ ...forMembers, [events]: [] }) }

export const LongNames: Story = {
  beforeEach: () =>
    mockApi({
      ...forMembers,
      [events]: [
        aGameEvent({
          type: 'WHEEL',
          name: 'กงล้อมหาสนุกฉลองครบรอบสิบปีแจกทองคำแท้ทุกวัน',
          earnedBy: 'ฝากครบทุก 500 บาทต่อรายการ รับสิทธิ์ 1 ครั้ง สะสมได้สูงสุด 10 ครั้ง',
          playLeft: 10,
        }),
      ],
    }),
}

export const CheckInFailed: Story = {
  beforeEach: () => mockApi({ ...forMembers, [checkIn]: unavailable() }),
}

export const Loading: Story = {
  beforeEach: () => mockApi({ ...forMembers, [events]: never(), [checkIn]: never() }),
}

export const Failed: Story = {
  beforeEach: () => mockApi({ ...forMembers, [events]: unavailable(), [checkIn]: unavailable() }),
}
