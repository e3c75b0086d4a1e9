import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/Card.ts'
import { Money } from '../motion/Money.tsx'
import { Page } from './Page.tsx'
import { Section } from './Section.tsx'

const Withdraw = ({ title = 'ถอนเงิน', narrow = false, railed = false }) => (
  <Page
    title={title}
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

const meta = { component: Withdraw } satisfies Meta<typeof Withdraw>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Narrow: Story = { args: { narrow: true } }
export const WithRail: Story = { args: { railed: true } }
export const LongTitle: Story = { args: { title: 'คำขอฝากด้วยสลิปที่รอเจ้าหน้าที่ตรวจสอบทั้งหมดของฉัน' } }
