import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PartError } from '../lazy/loadPart.ts'
import { PageFailure } from './PageFailure.tsx'

const meta = { component: PageFailure, args: { retry: fn() } } satisfies Meta<typeof PageFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { error: new Error('a story') } }

export const PartMissing: Story = { args: { error: new PartError('a story') } }
