import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.ts'
import { Sheet } from './Sheet.tsx'

const meta = {
  component: Sheet,
  parameters: {
    guide: {
      use: 'A task beside the page: a deposit over a game, the details of a movement.',
      not: 'A question with two answers (confirm), or a whole screen with its own address.',
      access: 'As Dialog. A change of its title moves the focus to its start.',
      copy: 'The title is the task: ฝากเงิน.',
    },
  },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

const text = 'ยอดที่โอนเข้ามาจะเข้าเครดิตโดยอัตโนมัติ ไม่ต้องแนบสลิป'

export const Short: Story = {
  args: { title: 'ฝากเงิน', onClose: () => {}, children: <p>{text}</p> },
}

export const Long: Story = {
  args: {
    title: 'ฝากเงินเข้าบัญชีที่ลงทะเบียนไว้เพื่อเล่นต่อได้ทันที',
    onClose: () => {},
    children: (
      <Stack>
        <p>{Array.from({ length: 60 }, () => text).join(' ')}</p>
        <Button variant="primary" wide>
          ตกลง
        </Button>
      </Stack>
    ),
  },
}
