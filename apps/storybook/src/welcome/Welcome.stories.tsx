import type { Meta, StoryObj } from '@storybook/react-vite'
import { Welcome } from './Welcome.tsx'

const meta = {
  title: 'Welcome',
  component: Welcome,
  globals: { viewport: { value: 'window' } },
} satisfies Meta<typeof Welcome>
export default meta

export const Here: StoryObj<typeof meta> = {}
