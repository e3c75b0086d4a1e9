import { PartError } from '@member/ui/lazy'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ScreenFailure } from './ScreenFailure.tsx'

const meta = { component: ScreenFailure, args: { retry: fn() } } satisfies Meta<typeof ScreenFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { error: new Error('a story') } }

export const PartMissing: Story = { args: { error: new PartError('a story') } }
