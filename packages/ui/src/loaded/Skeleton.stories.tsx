import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonRows, TallSkeleton } from './Skeleton.tsx'

const meta = {
  component: Skeleton,
  subcomponents: { SkeletonRows, TallSkeleton },
  parameters: {
    guide: {
      use: 'While a part loads whose size is known.',
      not: 'An action that is being done (busy on the Button).',
      access: 'Hidden from screen readers; the part around it says that it loads.',
      copy: 'None: no “please wait”.',
    },
  },
} satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '60%' } }
export const Picture: Story = { args: { height: 160 } }
export const Round: Story = { args: { height: 72, width: 72, round: true } }
export const Rows: Story = { render: () => <SkeletonRows /> }
