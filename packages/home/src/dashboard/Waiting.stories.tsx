import { aGameEvent, mockApi, never, signIn } from '@member/api-client/testing'
import { Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Waiting } from './Waiting.tsx'

const events = 'GET /api/auth/game'

const meta = {
  component: Waiting,
  args: {
    things: [{ to: '/auth/deposit/slip', text: 'สลิปรอตรวจ 1 รายการ' }],
    linkTo: (screen) => `/auth/media/${screen}`,
    documentsLink: '/auth/settings/identity',
  },
  beforeEach: () => {
    signIn()
    mockApi({ [events]: [aGameEvent({ type: 'FLIP_CARD', name: 'เปิดไพ่ลุ้นรางวัล', playLeft: 2 })] })
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Waiting>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Nothing: Story = {
  args: { things: [], documentsLink: undefined },
  beforeEach: () => mockApi({ [events]: [] }),
}

export const Loading: Story = { beforeEach: () => mockApi({ [events]: never() }) }
