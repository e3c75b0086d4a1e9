import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from './QrCode.tsx'

const meta = {
  component: QrCode,
  args: { value: 'https://line.me/R/ti/p/%40saengthong' },
} satisfies Meta<typeof QrCode>
export default meta

type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Large: Story = { args: { size: 240, label: 'คิวอาร์พร้อมเพย์' } }
