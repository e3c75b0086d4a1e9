import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceField } from './ChoiceField.tsx'
import { GroupFault, GroupLegend } from './groupStyle.ts'

const meta = {
  component: ChoiceField,
  subcomponents: { GroupLegend, GroupFault },
  parameters: {
    guide: {
      use: 'One of two to five short choices that are all worth seeing.',
      not: 'Many or long choices (SelectField), and a change of the view (Tabs).',
      access: 'A group of radio buttons with a legend: arrow keys move.',
      copy: 'Parallel, short choices: ต่อวัน, ต่อสัปดาห์, ต่อเดือน.',
    },
  },
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
export const WithMeaning: Story = { args: { about: 'เมื่อครบกำหนด เล่นได้ตามปกติ' } }
