import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta = { component: IconButton, args: { icon: 'menu', label: 'เมนู' } } satisfies Meta<typeof IconButton>
export default meta

export const Still: StoryObj<typeof meta> = {}
