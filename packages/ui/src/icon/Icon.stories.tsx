import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'

const meta = {
  component: Icon,
  parameters: {
    guide: {
      use: 'Beside a word that it makes easier to find, or in an IconButton.',
      not: 'Instead of a word that not everyone would guess.',
      access: 'Without a title hidden from screen readers; with one, an image of that name.',
      copy: 'The title is what it means here, not what it depicts.',
    },
  },
  args: { name: 'wallet' },
} satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Small: Story = { args: { size: 16 } }
export const Named: Story = { args: { title: 'กระเป๋าเงิน', size: 48 } }
