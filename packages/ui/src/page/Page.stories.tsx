import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '../button/IconButton.tsx'
import { Card } from '../card/Card.ts'
import { Money } from '../motion/Money.tsx'
import { Columns } from './Columns.tsx'
import { Page } from './Page.tsx'
import { Section, SectionHead } from './Section.tsx'

const Withdraw = ({ title = 'ถอนเงิน', narrow = false, railed = false, shared = false }) => (
  <Page
    title={title}
    action={shared ? <IconButton icon="share" label="แชร์หน้านี้" /> : undefined}
    back="/auth/dashboard"
    intro="เงินเข้าบัญชีที่ลงทะเบียนไว้เท่านั้น"
    narrow={narrow}
    rail={
      railed ? (
        <Card tone="brand">
          <Money baht={12_500} scale="xl" tone="brand" />
        </Card>
      ) : undefined
    }
  >
    <Section title="เข้าบัญชี">
      <Card>ธนาคารกสิกรไทย</Card>
    </Section>
  </Page>
)

const meta = {
  component: Withdraw,
  subcomponents: { Page, Section, SectionHead, Columns },
  parameters: {
    guide: {
      use: 'Every screen within the layout.',
      not: 'Parts of a screen (Section).',
      access:
        'One main with one heading; a way back above it; the side column follows the content in reading order.',
      copy: 'The title is the name that the menu has for it.',
    },
  },
} satisfies Meta<typeof Withdraw>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Narrow: Story = { args: { narrow: true } }
export const WithRail: Story = { args: { railed: true } }
export const WithRailOnDesktop: Story = {
  args: { railed: true },
  globals: { viewport: { value: 'desktop' } },
}
export const WithAction: Story = { args: { shared: true } }
export const LongTitle: Story = { args: { title: 'คำขอฝากด้วยสลิปที่รอเจ้าหน้าที่ตรวจสอบทั้งหมดของฉัน' } }

const inParts = () => (
  <Page title="ถอนเงิน">
    <Columns main={<Card>จำนวนเงิน</Card>} side={<Card>บัญชีของคุณ</Card>} />
  </Page>
)

export const InParts: Story = { render: inParts }
export const InPartsOnDesktop: Story = { render: inParts, globals: { viewport: { value: 'desktop' } } }
