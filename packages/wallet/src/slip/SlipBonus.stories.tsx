import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlipBonus } from './CreditedSlip.tsx'

const meta = {
  component: SlipBonus,
  args: { amount: 50, turnover: 250, turnoverTimes: 5 },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SlipBonus>
export default meta

type Story = StoryObj<typeof meta>

export const WithTurnover: Story = {}

export const WithoutTurnover: Story = { args: { turnover: 0, turnoverTimes: 0 } }
