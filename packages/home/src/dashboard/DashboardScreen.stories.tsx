import { Card, Page, Stack } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DashboardScreen } from './DashboardScreen.tsx'
import { FirstDay } from './FirstDay.tsx'
import { Quick } from './Quick.tsx'
import { Waiting } from './Waiting.tsx'

const deposit = { to: '/auth/deposit', label: 'ฝากเงิน', icon: 'deposit' } as const
const withdraw = { to: '/auth/withdraw', label: 'ถอนเงิน', icon: 'withdraw' } as const

const meta = {
  component: DashboardScreen,
  args: {
    name: 'สมชาย ใจดี',
    gameCard: { width: '8.75rem', ratio: 1.35 },
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

const firstDay = () => (
  <Page title="หน้าหลัก">
    <FirstDay depositLink="/auth/deposit" />
  </Page>
)

export const OnTheFirstDay: Story = { render: firstDay }

export const OnTheFirstDayOnDesktop: Story = { render: firstDay, globals: { viewport: { value: 'desktop' } } }

const linkTo = (screen: string) => `/auth/media/${screen}`

export const SomethingWaits: Story = {
  render: () => (
    <Card>
      <Waiting
        linkTo={linkTo}
        things={[{ to: '/auth/deposit/slip', text: 'สลิปรอตรวจ 1 รายการ' }]}
        cards={[{ type: 'FLIP_CARD', name: 'เปิดไพ่ลุ้นรางวัล', count: 2 }]}
        documentsLink="/auth/settings/identity"
      />
    </Card>
  ),
}

export const NothingWaits: Story = {
  render: () => (
    <Card>
      <Waiting linkTo={linkTo} things={[]} cards={[]} documentsLink={undefined} />
    </Card>
  ),
}
