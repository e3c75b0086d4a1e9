import { Card, Stack } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardScreen } from './DashboardScreen.tsx'
import { Quick } from './Quick.tsx'

const deposit = { to: '/auth/deposit', label: 'ฝากเงิน', icon: 'deposit' } as const
const withdraw = { to: '/auth/withdraw', label: 'ถอนเงิน', icon: 'withdraw' } as const

const meta = {
  component: DashboardScreen,
  args: {
    name: 'สมชาย ใจดี',
    marquee: null,
    credit: (
      <Card>
        <Stack>
          <strong>1,234.50 บาท</strong>
          <Quick deposit={deposit} withdraw={withdraw} />
        </Stack>
      </Card>
    ),
    categories: <Card>คาสิโนสด</Card>,
    own: <Card>เล่นล่าสุด</Card>,
    below: <Card>เกมยอดนิยม</Card>,
    rail: <Card>รายการล่าสุด</Card>,
    shortcuts: [deposit, withdraw],
  },
} satisfies Meta<typeof DashboardScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
