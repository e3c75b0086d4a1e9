import type { Meta, StoryObj } from '@storybook/react-vite'
import { Countdown } from './Countdown.tsx'

const meta = {
  component: Countdown,
  parameters: {
    guide: {
      use: 'A time that runs out and matters: a QR, a code that may be sent again.',
      not: 'Urging: no countdown beside an offer.',
      access: 'A timer that is not announced every second.',
      copy: 'What happens at the end is said beside it before it happens.',
    },
  },
} satisfies Meta<typeof Countdown>
export default meta

type Story = StoryObj<typeof meta>

export const Running: Story = { args: { until: Date.now() + 300_000 } }
export const OverAnHour: Story = { args: { until: Date.now() + 3_999_000 } }
export const Ended: Story = { args: { until: 0 } }
