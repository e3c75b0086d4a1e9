import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trust } from './Trust.tsx'

const meta = { component: Trust } satisfies Meta<typeof Trust>
export default meta

type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
