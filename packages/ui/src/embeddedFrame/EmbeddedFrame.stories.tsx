import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'

const meta = {
  component: EmbeddedFrame,
  args: { title: 'ตารางคะแนน', height: 520, src: '/iframe-that-is-not-there' },
} satisfies Meta<typeof EmbeddedFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Missing: Story = {}

export const Here: Story = { args: { src: '/unsupported.html' } }

export const NoAnswer: Story = { args: { src: 'https://scores.invalid/league' } }

export const Refused: Story = { args: { src: 'javascript:alert(1)' } }
