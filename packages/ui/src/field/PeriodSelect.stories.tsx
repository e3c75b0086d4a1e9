import type { Meta, StoryObj } from '@storybook/react-vite'
import { PeriodSelect } from './PeriodSelect.tsx'

const meta = {
  component: PeriodSelect,
  parameters: {
    guide: {
      use: 'The period of a list, above it.',
      not: 'A day of its own (DateField).',
      access: 'The phone’s own picker, with a label for screen readers.',
      copy: 'Periods as they are said: วันนี้, 7 วัน, 12 เดือน.',
    },
  },
  args: {
    label: 'ช่วงเวลา',
    value: 'all',
    options: [
      { value: 'all', label: '12 เดือน' },
      { value: 'today', label: 'วันนี้' },
    ],
    onChange: () => undefined,
  },
} satisfies Meta<typeof PeriodSelect>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Set: Story = { args: { value: 'today', isSet: true } }
