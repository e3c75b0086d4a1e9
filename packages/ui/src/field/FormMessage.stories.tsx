import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormMessage } from './FormMessage.tsx'

const meta = {
  component: FormMessage,
  parameters: {
    guide: {
      use: 'The result of a form as a whole, above its button.',
      not: 'The error of one field, or the state of the page (Banner).',
      access: 'Mounted empty, so that what appears later is announced: a failure at once, the rest in turn.',
      copy: 'What happened, and what is possible now. No “sorry”, no codes.',
    },
  },
} satisfies Meta<typeof FormMessage>
export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = { args: { children: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' } }
export const Done: Story = { args: { tone: 'ok', children: 'เปลี่ยนรหัสผ่านแล้ว' } }
export const Careful: Story = { args: { tone: 'warn', children: 'โอนจากบัญชีที่ลงทะเบียนไว้เท่านั้น' } }
export const Long: Story = {
  args: {
    tone: 'warn',
    children: (
      <>
        <strong>ยังไม่ทราบผลของรายการ</strong>
        <p>ระบบจะตรวจผลรายการเดิมก่อนส่งใหม่เสมอ เงินจะไม่ถูกถอนซ้ำ แม้ปิดหน้านี้แล้วกลับมาใหม่ภายหลัง</p>
      </>
    ),
  },
}
export const Information: Story = { args: { tone: 'info', children: 'รอระบบตรวจสอบยอดโอน' } }
