import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { toast } from './toast.ts'

const Asking = ({ options }: { options: ConfirmOptions }) => (
  <Button onClick={() => void confirm(options)}>{options.title}</Button>
)

const meta = {
  component: Asking,
  args: { options: { title: 'ยืนยันการออกจากระบบ', text: 'คุณต้องการออกจากระบบใช่หรือไม่' } },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
} satisfies Meta<typeof Asking>
export default meta

type Story = StoryObj<typeof meta>

/** Every story leaves the page as it found it. */
const close = async () => userEvent.click(await screen.findByRole('button', { name: 'ยกเลิก' }))

export const Question: Story = { afterEach: close }
export const QuestionWithTimer: Story = {
  args: { options: { title: 'ยืนยันการออกจากระบบ', text: 'คุณต้องการออกจากระบบใช่หรือไม่', timer: true } },
  afterEach: close,
}
export const Toast: Story = {
  render: () => <Button onClick={() => void toast('ออกจากระบบเรียบร้อยแล้ว')}>แจ้ง</Button>,
}
export const RefusedToast: Story = {
  render: () => <Button onClick={() => void toast('ทำรายการถี่เกินไป กรุณารอสักครู่', 'bad')}>แจ้ง</Button>,
}
