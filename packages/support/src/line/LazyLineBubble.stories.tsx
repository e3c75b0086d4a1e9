import type { Meta, StoryObj } from '@storybook/react-vite'
import { LazyLineBubble } from './LazyLineBubble.tsx'

const meta = { component: LazyLineBubble } satisfies Meta<typeof LazyLineBubble>
export default meta

export const AfterThePage: StoryObj<typeof meta> = {}
