import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './Spinner.tsx'

const meta = {
  component: Spinner,
  parameters: {
    guide: {
      use: 'Within a control or a reserved box whose content is pending.',
      not: 'For a part of a page: its placeholder has the size of what comes (Skeleton).',
      access: 'Decoration: the control that holds it says that it is busy.',
      copy: 'None of its own. What it waits for is said beside it.',
    },
  },
} satisfies Meta<typeof Spinner>
export default meta

type Story = StoryObj<typeof meta>

export const InAButton: Story = {}
export const Large: Story = { args: { diameter: 48 } }
