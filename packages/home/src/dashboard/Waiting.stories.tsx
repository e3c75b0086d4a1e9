import { Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Waiting } from './Waiting.tsx'

const meta = {
  component: Waiting,
  args: {
    things: [{ to: '/auth/deposit/slip', text: 'สลิปรอตรวจ 1 รายการ' }],
    cards: [{ type: 'FLIP_CARD', name: 'เปิดไพ่ลุ้นรางวัล', count: 2 }],
    linkTo: (screen) => `/auth/media/${screen}`,
    documentsLink: '/auth/settings/identity',
  },
  decorators: [(Story) => <Card>{Story()}</Card>],
} satisfies Meta<typeof Waiting>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Nothing: Story = {
  args: { things: [], cards: [], documentsLink: undefined },
}
