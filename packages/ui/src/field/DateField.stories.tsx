import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './DateField.tsx'

const meta = {
  component: DateField,
  parameters: {
    guide: {
      use: 'A day of a report or a limit.',
      not: 'A birth date that is typed in three parts, and the usual periods (PeriodSelect).',
      access: 'The phone’s own calendar. The Thai date is shown below and read with the field.',
      copy: 'The label says which end of a period it is: ตั้งแต่วันที่.',
    },
  },
  args: { label: 'ตั้งแต่วันที่' },
} satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: '2026-11-20' } }
export const Closed: Story = { args: { defaultValue: '2026-11-20', disabled: true } }
export const Wrong: Story = { args: { defaultValue: '2027-01-01', error: 'เลือกวันที่ไม่เกินวันนี้' } }
