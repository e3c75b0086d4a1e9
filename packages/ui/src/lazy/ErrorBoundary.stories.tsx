import type { Meta, StoryObj } from '@storybook/react-vite'
import { Failure } from '../loaded/Failure.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const Broken = () => {
  throw new Error('a story')
}

const meta = {
  component: ErrorBoundary,
  parameters: {
    guide: {
      use: 'Round a part whose failure must not take the page with it.',
      not: 'Failed reads of the server (Loaded).',
      access: 'Its fallback has a button to try again.',
      copy: 'As Failure.',
    },
  },
  args: { children: <p>เนื้อหา</p>, renderFallback: (_, retry) => <Failure retry={retry} /> },
} satisfies Meta<typeof ErrorBoundary>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Failed: Story = { args: { children: <Broken /> } }
