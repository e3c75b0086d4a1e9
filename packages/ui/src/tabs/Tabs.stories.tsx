import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './Tabs.tsx'

const meta = {
  component: Tabs,
  parameters: {
    guide: {
      use: 'Two to four views of the same subject.',
      not: 'Steps of a form, and places of the site (navigation).',
      access: 'One stop of the tab key; arrows, Home and End move.',
      copy: 'Nouns of one word, in the order of their use.',
    },
  },
  args: {
    label: 'ประวัติรายการ',
    tabs: [
      { id: 'deposit', label: 'ฝากเงิน' },
      { id: 'withdraw', label: 'ถอนเงิน' },
    ],
    selected: 'deposit',
    onSelect: () => undefined,
    children: 'รายการฝากเงิน',
  },
} satisfies Meta<typeof Tabs>
export default meta

type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const LongLabels: Story = {
  args: {
    tabs: [
      { id: 'deposit', label: 'ไพ่ทองคำฉลองครบรอบสิบปี' },
      { id: 'withdraw', label: 'ไพ่นำโชคประจำเดือนพฤศจิกายน' },
    ],
  },
}
export const Many: Story = {
  args: {
    tabs: ['ทั้งหมด', 'กีฬา', 'คาสิโนสด', 'สล็อต', 'ยิงปลา', 'เกมไพ่', 'หวย'].map((label) => ({ id: label, label })),
    selected: 'กีฬา',
    children: 'รายการกีฬา',
  },
}
