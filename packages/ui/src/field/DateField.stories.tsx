import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './DateField.tsx'

const meta = { component: DateField, args: { label: 'ตั้งแต่วันที่' } } satisfies Meta<typeof DateField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: '2026-11-20' } }
export const Closed: Story = { args: { defaultValue: '2026-11-20', disabled: true } }
export const Wrong: Story = { args: { defaultValue: '2027-01-01', error: 'เลือกวันที่ไม่เกินวันนี้' } }
