import type { Meta, StoryObj } from '@storybook/react-vite'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'

const meta = {
  component: EmbeddedFrame,
  parameters: {
    guide: {
      use: 'A page of a third party that the operator shows: live scores, films.',
      not: 'Anything of our own, and games, which have their own shell.',
      access: 'Has a title; its size is reserved, and it can be opened in a tab of its own.',
      copy: 'The title says what is in it, not who made it.',
    },
  },
  args: { title: 'ตารางคะแนน', height: 520, src: '/iframe-that-is-not-there' },
} satisfies Meta<typeof EmbeddedFrame>
export default meta

type Story = StoryObj<typeof meta>

export const Missing: Story = {}

export const Here: Story = { args: { src: '/unsupported.html' } }

export const NoAnswer: Story = { args: { src: 'https://scores.invalid/league' } }

export const Refused: Story = { args: { src: 'javascript:alert(1)' } }
