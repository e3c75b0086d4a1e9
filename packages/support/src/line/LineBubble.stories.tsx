import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineBubble } from './LineBubble.tsx'

const meta = { component: LineBubble } satisfies Meta<typeof LineBubble>
export default meta

export const Floating: StoryObj<typeof meta> = {}
