import { aGameEvent, mockApi, never, signIn, unavailable } from '@member/api-client/testing'
import { Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MediaScreen } from './MediaScreen.tsx'

const events = 'GET /api/auth/game'

const meta = {
  component: MediaScreen,
  args: {
    title: 'กิจกรรม',
    back: '/auth/dashboard',
    linkTo: (screen) =>
      screen === 'flipCardReward' || screen === 'movie' ? undefined : `/auth/media/${screen}`,
    checkIn: <Card>20 พฤศจิกายน</Card>,
  },
  beforeEach: () => {
    signIn()
    mockApi({
      [events]: [
        aGameEvent({ uuid: 'e1', type: 'WHEEL', name: 'กงล้อนำโชค', playLeft: 3 }),
        aGameEvent({ uuid: 'e2', type: 'FLIP_CARD', name: 'เปิดไพ่ลุ้นรางวัล', isActive: false }),
      ],
    })
  },
} satisfies Meta<typeof MediaScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Bought: Story = {
  args: { linkTo: (screen) => `/auth/media/${screen}` },
  beforeEach: () =>
    mockApi({
      [events]: [
        aGameEvent({
          uuid: 'e1',
          type: 'FLIP_CARD_REWARD',
          name: 'เปิดไพ่',
          playLeft: 3,
          playFree: 0,
          cost: 50,
        }),
        aGameEvent({ uuid: 'e2', type: 'WHEEL', name: 'กงล้อนำโชค', playLeft: 0 }),
      ],
    }),
}

export const Some: Story = {}

export const Loading: Story = { beforeEach: () => mockApi({ [events]: never() }) }

export const Failed: Story = { beforeEach: () => mockApi({ [events]: unavailable() }) }
