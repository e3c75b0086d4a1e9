import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PartMissing } from './PartMissing.tsx'

const meta = { component: PartMissing, args: { retry: fn() } } satisfies Meta<typeof PartMissing>
export default meta

export const Missing: StoryObj<typeof meta> = {}
