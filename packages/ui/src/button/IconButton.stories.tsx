import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = {
  component: IconButton,
  parameters: {
    guide: {
      use: 'An action whose icon everyone knows: close, back, show, clear.',
      not: 'The main action of a screen, or an icon that has to be learned (Button with an icon).',
      access: 'The label is its name for screen readers and its tooltip.',
      copy: 'A verb with its object, as on a button.',
    },
  },
  args: { icon: 'menu', label: 'เมนู' },
} satisfies Meta<typeof IconButton>
export default meta

export const Still: StoryObj<typeof meta> = {}
