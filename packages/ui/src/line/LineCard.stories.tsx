import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineCard } from './LineCard.tsx'

const meta = {
  component: LineCard,
  args: { title: 'ไลน์หลัก', id: '@saengthong' },
} satisfies Meta<typeof LineCard>
export default meta

type Story = StoryObj<typeof meta>

export const Main: Story = {}
export const LongId: Story = { args: { title: 'ไลน์สำรอง', id: '@saengthong-support-night-shift-2' } }
