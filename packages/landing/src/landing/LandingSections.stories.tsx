import { Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LandingSections } from './LandingSections.tsx'

const meta = {
  component: LandingSections,
  args: {
    marquee: null,
    links: [
      { to: '/promotion', label: 'โปรโมชั่น', icon: 'percent' },
      { to: '/live-score', label: 'ผลบอลสด', icon: 'football' },
    ],
    news: null,
    payments: <Card>wi****84</Card>,
    registerLink: '/register',
  },
} satisfies Meta<typeof LandingSections>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const NoMorePages: Story = { args: { links: [] } }
