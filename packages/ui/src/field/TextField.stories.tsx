import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta = {
  component: TextField,
  parameters: {
    guide: {
      use: 'Any line of text: a name, a phone number, a code.',
      not: 'Amounts (AmountField), days (DateField), passwords (PasswordField).',
      access:
        'Say what keyboard and what autofill it takes. A fault is shown after leaving the field or sending, not while typing.',
      copy: 'The label is a noun, the hint the rule, the error what to enter instead.',
    },
  },
  args: { label: 'เบอร์มือถือ', inputMode: 'tel', autoComplete: 'tel' },
} satisfies Meta<typeof TextField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: '0812345678' } }
export const Filled: Story = { args: { defaultValue: '0812345678' } }
export const Hinted: Story = { args: { hint: '10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09' } }
export const Wrong: Story = {
  args: { defaultValue: '0212345678', error: 'กรอกเบอร์มือถือ 10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09' },
}
export const WrongAndHinted: Story = {
  args: { defaultValue: '081', error: 'เบอร์นี้มีบัญชีอยู่แล้ว', hint: '10 หลัก ขึ้นต้นด้วย 06 08 หรือ 09' },
}
export const Long: Story = {
  args: {
    label: 'ชื่อผู้รับตามบัตรประจำตัวประชาชน',
    defaultValue: 'นางสาว ประภาพรรณทิพย์วรรณา สุวรรณเกษตรพัฒนานุรักษ์ไพศาล ณ อยุธยา',
  },
}
export const Optional: Story = { args: { label: 'ที่อยู่', optional: true } }
export const Closed: Story = { args: { defaultValue: '0812345678', disabled: true } }
