import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  parameters: {
    guide: {
      use: 'Something for another device or app: a payment, a LINE account.',
      not: 'On its own: the same is offered as a link or number.',
      access: 'An image with a name; always black on white with a margin.',
      copy: 'The label says what scanning does.',
    },
  },
  args: { value: 'https://line.me/R/ti/p/%40saengthong' },
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Large: Story = { args: { size: 240, label: 'คิวอาร์พร้อมเพย์' } }
