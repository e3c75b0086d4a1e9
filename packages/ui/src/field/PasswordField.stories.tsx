import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  parameters: {
    guide: {
      use: 'A password, new or current.',
      not: 'Codes of six digits (TextField with inputMode).',
      access: 'Can be shown, warns of caps lock, and works with password managers.',
      copy: 'The rule of a new password is its hint, before it is broken.',
    },
  },
  args: { label: 'รหัสผ่าน', defaultValue: 'demo-pass-1234' },
} satisfies Meta<typeof PasswordField>
export default meta

type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
export const Hinted: Story = { args: { defaultValue: '', hint: 'อย่างน้อย 8 ตัวอักษร ใช้ประโยคที่จำง่ายได้' } }
export const Wrong: Story = { args: { error: 'รหัสผ่านต้องมีอย่างน้อย 8 ตัวอักษร', defaultValue: '1234' } }
