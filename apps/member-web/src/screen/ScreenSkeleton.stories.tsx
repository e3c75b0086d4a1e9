import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'

const meta = { component: ScreenSkeleton } satisfies Meta<typeof ScreenSkeleton>
export default meta

export const Loading: StoryObj<typeof meta> = {}

export const Headed: StoryObj<typeof meta> = { args: { title: 'ฝากเงิน', back: '/auth/dashboard' } }
