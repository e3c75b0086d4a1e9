import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/Card.ts'
import { Money } from '../motion/Money.tsx'
import { Page } from './Page.tsx'
import { Section } from './Section.tsx'

const meta = {
  component: Page,
  args: {
    title: 'ถอนเงิน',
    back: '/auth/dashboard',
    children: (
      <Section title="เข้าบัญชี">
        <Card>ธนาคารกสิกรไทย</Card>
      </Section>
    ),
  },
} satisfies Meta<typeof Page>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Narrow: Story = { args: { narrow: true, intro: 'เงินเข้าบัญชีที่ลงทะเบียนไว้เท่านั้น' } }
export const WithRail: Story = {
  args: {
    rail: (
      <Card tone="brand">
        <Money baht={12_500} scale="xl" tone="brand" />
      </Card>
    ),
  },
}
export const LongTitle: Story = { args: { title: 'คำขอฝากด้วยสลิปที่รอเจ้าหน้าที่ตรวจสอบทั้งหมดของฉัน' } }
