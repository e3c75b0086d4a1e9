import type { Meta, StoryObj } from '@storybook/react-vite'
import { Phrases } from './Phrases.tsx'

const meta = {
  component: Phrases,
  args: { children: 'เงินจะกลับเข้าเครดิตเมื่อออกจากเกม หรือกดนำเงินกลับได้ทันที' },
  parameters: {
    guide: {
      use: 'A Thai sentence in a narrow place: a title, a chip, a note.',
      not: 'Running text, which breaks by itself.',
      access: 'Reads as one text.',
      copy: 'Put spaces between phrases: Thai has none between words.',
    },
    layout: 'padded',
  },
} satisfies Meta<typeof Phrases>
export default meta

type Story = StoryObj<typeof meta>

export const TwoPhrases: Story = {}
