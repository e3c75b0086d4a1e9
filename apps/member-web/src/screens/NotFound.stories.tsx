import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotFound } from './NotFound.tsx'

const meta = { component: NotFound, parameters: { path: '/404' } } satisfies Meta<typeof NotFound>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
