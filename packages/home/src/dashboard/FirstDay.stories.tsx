import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FirstDay } from './FirstDay.tsx'

const meta = {
  component: FirstDay,
  args: { depositLink: '/auth/deposit' },
  decorators: [(Story) => <Page title="หน้าหลัก">{Story()}</Page>],
} satisfies Meta<typeof FirstDay>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
