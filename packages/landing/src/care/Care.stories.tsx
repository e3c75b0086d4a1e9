import type { Meta, StoryObj } from '@storybook/react-vite'
import { Care } from './Care.tsx'

const meta = { component: Care } satisfies Meta<typeof Care>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
