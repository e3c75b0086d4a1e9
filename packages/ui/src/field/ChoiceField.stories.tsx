import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceField } from './ChoiceField.tsx'

const meta = {
  component: ChoiceField,
  args: {
    label: 'ระยะเวลา',
    options: [
      { value: 'DAY', label: 'ต่อวัน' },
      { value: 'WEEK', label: 'ต่อสัปดาห์' },
      { value: 'MONTH', label: 'ต่อเดือน' },
    ],
    value: 'DAY',
    hint: 'เริ่มใหม่ทุกเที่ยงคืน',
    onChoose: () => undefined,
  },
} satisfies Meta<typeof ChoiceField>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}
export const NothingChosen: Story = { args: { value: undefined, hint: undefined } }
export const Faulty: Story = { args: { value: undefined, error: 'เลือกระยะเวลา' } }
