import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineCard } from './LineCard.tsx'

const meta = {
  component: LineCard,
  parameters: {
    guide: {
      use: 'A support account on LINE.',
      not: 'Other channels, which are links.',
      access: 'The QR has a name and a link beside it: a phone cannot scan itself.',
      copy: 'The title says which account it is: ไลน์หลัก, ไลน์สำรอง.',
    },
  },
  args: { title: 'ไลน์หลัก', id: '@saengthong' },
} satisfies Meta<typeof LineCard>
export default meta

type Story = StoryObj<typeof meta>

export const Main: Story = {}
export const LongId: Story = { args: { title: 'ไลน์สำรอง', id: '@saengthong-support-night-shift-2' } }
