import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChunkError } from './chunk.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const Broken = ({ error }: { error: Error }) => {
  throw error
}

const meta = { component: ScreenBoundary, args: { children: null } } satisfies Meta<typeof ScreenBoundary>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { children: <Broken error={new Error('a story')} /> } }

export const PartMissing: Story = { args: { children: <Broken error={new ChunkError('a story')} /> } }
