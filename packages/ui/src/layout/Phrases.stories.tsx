import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phrases } from './Phrases.tsx'

const meta = {
  component: Phrases,
  args: { children: 'เงินจะกลับเข้าเครดิตเมื่อออกจากเกม หรือกดนำเงินกลับได้ทันที' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Phrases>
export default meta

type Story = StoryObj<typeof meta>

export const TwoPhrases: Story = {}
