import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = { component: Countdown } satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = { args: { until: Date.now() + 300_000 } }
export const OverAnHour: Story = { args: { until: Date.now() + 3_999_000 } }
export const Ended: Story = { args: { until: 0 } }
