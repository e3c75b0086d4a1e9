import type { Meta, StoryObj } from '@storybook/react-vite'
import { CommandMessage } from './CommandMessage.tsx'

const meta = {
  component: CommandMessage,
  parameters: {
    guide: {
      use: 'Below a form whose command moves money or anything else that must not happen twice.',
      not: 'A form whose failure changes nothing (FormMessage).',
      access: 'An announced region that is there before it speaks; a refusal interrupts, the rest waits.',
      copy: 'An unknown result is never called a failure: say that sending again is safe, and what to look at meanwhile.',
    },
  },
  args: { command: { status: 'done' }, done: 'รับคืนแล้ว' },
} satisfies Meta<typeof CommandMessage>
export default meta

type Story = StoryObj<typeof meta>

export const Done: Story = {}
export const FoundLater: Story = {
  args: { command: { status: 'done', isFound: true }, found: 'พบรายการเดิมแล้ว' },
}
export const Checking: Story = { args: { command: { status: 'checking' } } }
export const Uncertain: Story = { args: { command: { status: 'uncertain' } } }
export const Refused: Story = {
  args: { command: { status: 'refused', error: { message: 'คะแนนไม่พอสำหรับของรางวัลนี้' } } },
}
export const Absent: Story = {
  args: { command: { status: 'idle' }, absent: 'ไม่พบรายการนี้ ส่งใหม่ได้' },
}
