import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BankLogo } from '../bank/BankLogo.tsx'
import { Card } from '../card/Card.ts'
import { Money } from '../motion/Money.tsx'
import { StatusChip } from '../status/StatusChip.tsx'
import { List } from './List.ts'
import { ListRow } from './ListRow.tsx'

const meta = {
  component: ListRow,
  subcomponents: { List },
  parameters: {
    guide: {
      use: 'One thing in a list: a movement, a menu entry, a setting.',
      not: 'Things that are compared in columns on a desktop (a table).',
      access: 'With a link or an onClick, the whole row is one link or button.',
      copy: 'Title and amount carry the row; the note is a date or place.',
    },
  },
  decorators: [
    (Story) => (
      <Card flush>
        <List>
          <Story />
        </List>
      </Card>
    ),
  ],
} satisfies Meta<typeof ListRow>
export default meta

type Story = StoryObj<typeof meta>

export const Deposit: Story = {
  args: {
    icon: <BankLogo code="004" />,
    title: 'ฝากเงิน',
    note: '20/11/2569 14:05 น.',
    value: <Money baht={1500} tone="in" sign />,
    valueNote: <StatusChip tone="ok">สำเร็จ</StatusChip>,
  },
}

export const DateUnderALongSum: Story = {
  args: {
    icon: <BankLogo code="014" />,
    title: 'ฝากเงิน',
    note: <time>25/11/2569 20:30 น.</time>,
    value: <Money baht={11_000} tone="in" sign />,
    valueNote: <StatusChip tone="ok">สำเร็จ</StatusChip>,
    to: '/auth/transaction/history',
  },
  play: async ({ canvasElement }) => {
    await document.fonts.ready
    const { height } = canvasElement.querySelector('time')!.getBoundingClientRect()
    await expect(height).toBeLessThan(32)
  },
}

export const LongAndHuge: Story = {
  args: {
    icon: <BankLogo code="034" />,
    title: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร',
    note: 'นาย กฤษฎากร ประเสริฐศักดิ์ไพบูลย์วงศ์ ณ อยุธยา',
    value: <Money baht={99_999_999.99} />,
    valueNote: <StatusChip tone="info">กำลังดำเนินการ</StatusChip>,
    to: '/auth/transaction/history',
  },
}

export const Rejected: Story = {
  args: {
    icon: <BankLogo code="014" />,
    title: 'ถอนเงิน',
    value: <Money baht={300} />,
    valueNote: <StatusChip tone="bad">ไม่อนุมัติ</StatusChip>,
    children: 'เหตุผล: ชื่อบัญชีไม่ตรงกับที่ลงทะเบียนไว้',
  },
}

export const OnlyATitle: Story = { args: { title: 'โปรโมชั่น' } }

export const Pressed: Story = { args: { title: 'ออกจากระบบอุปกรณ์นี้', onClick: () => undefined } }
