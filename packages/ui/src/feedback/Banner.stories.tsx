import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  parameters: {
    guide: {
      use: 'The state of the whole page: offline, out of date, a new version.',
      not: 'The result of a form (FormMessage), or a passing note (toast).',
      access: 'Colour, icon and text say the same. What it offers is a button beside it.',
      copy: 'One sentence on what is the case, and a verb on the button.',
    },
  },
} satisfies Meta<typeof Banner>
export default meta

type Story = StoryObj<typeof meta>

export const Offline: Story = { args: { tone: 'warn', icon: 'offline', children: 'ไม่มีสัญญาณอินเทอร์เน็ต' } }
export const NewVersion: Story = {
  args: {
    action: (
      <Button small variant="quiet">
        รีเฟรช
      </Button>
    ),
    children: 'มีเวอร์ชันใหม่ กรุณารีเฟรชหน้า',
  },
}
export const LongWithAction: Story = {
  args: {
    icon: 'external',
    action: (
      <Button small variant="quiet">
        เปิดด้วยเบราว์เซอร์
      </Button>
    ),
    onDismiss: () => undefined,
    children: 'กำลังเปิดในแอป LINE หากแนบรูปหรือเปิดเกมไม่ได้ ให้เปิดด้วยเบราว์เซอร์',
  },
}
export const Dismissible: Story = {
  args: {
    tone: 'warn',
    onDismiss: () => undefined,
    children: 'กรุณาอัปเดตเบราว์เซอร์ หรือเปิดด้วย Chrome หรือ Safari รุ่นใหม่',
  },
}
export const Failed: Story = { args: { tone: 'bad', children: 'ระบบไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่' } }
export const Back: Story = { args: { tone: 'ok', children: 'เชื่อมต่ออินเทอร์เน็ตแล้ว' } }
