import type { Meta, StoryObj } from '@storybook/react-vite'
import { List } from '../list/List.ts'
import { ListRow } from '../list/ListRow.tsx'
import { Money } from '../motion/Money.tsx'
import { Card } from './Card.ts'

const meta = {
  component: Card,
  parameters: {
    guide: {
      use: 'Things that belong together and are set apart from the rest. Tone brand for the one subject of a screen.',
      not: 'Round a single line of text, or a card in a card without tone raised.',
      access: 'A section without a name: give it a heading if it is a place to go to.',
      copy: 'Its heading is a noun: เครดิตคงเหลือ.',
    },
  },
  args: { children: 'เครดิตคงเหลือ' },
} satisfies Meta<typeof Card>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <List>
        <ListRow title="ฝากเงิน" note="เมื่อวาน" />
        <ListRow title="ถอนเงิน" note="วันนี้" />
      </List>
    ),
  },
}
export const Raised: Story = { args: { tone: 'raised' } }
export const OfTheBrand: Story = {
  args: { tone: 'brand', children: <Money baht={1_284_500.75} scale="xl" tone="brand" /> },
}
