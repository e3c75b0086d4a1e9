import type { Meta, StoryObj } from '@storybook/react-vite'
import { CheckboxField } from './CheckboxField.tsx'

const meta = {
  component: CheckboxField,
  parameters: {
    guide: {
      use: 'A consent, or a choice that is on or off.',
      not: 'Two equal choices (ChoiceField), or a change that takes effect at once without a form.',
      access:
        'The whole line is pressed; the fault is read with the box. Never ticked beforehand for a consent.',
      copy: 'A whole sentence in the first person: ฉันอายุครบ 20 ปีบริบูรณ์แล้ว.',
    },
  },
  args: { label: 'ฉันอายุครบ 20 ปีบริบูรณ์แล้ว' },
} satisfies Meta<typeof CheckboxField>
export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Ticked: Story = { args: { defaultChecked: true } }
export const Wrong: Story = { args: { error: 'กรุณายืนยันอายุ' } }
export const Long: Story = {
  args: { label: 'ฉันยินยอมรับข่าวสารและโปรโมชั่น (ไม่บังคับ ยกเลิกได้ทุกเมื่อ) ทางโทรศัพท์ ไลน์ และอีเมล' },
}
