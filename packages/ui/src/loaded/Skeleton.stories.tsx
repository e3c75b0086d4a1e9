import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton, SkeletonRows } from './Skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta

type Story = StoryObj<typeof meta>

export const Line: Story = { args: { width: '60%' } }
export const Picture: Story = { args: { height: 160 } }
export const Round: Story = { args: { height: 72, width: 72, round: true } }
export const Rows: Story = { render: () => <SkeletonRows /> }
