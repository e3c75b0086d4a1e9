import type { Meta, StoryObj } from '@storybook/react-vite'
import { Deferred } from './Deferred.tsx'
import { PartError } from '../lazy/loadPart.ts'

const Broken = () => {
  throw new PartError('a story')
}

const meta = {
  component: Deferred,
  parameters: {
    guide: {
      use: 'Content whose code can come after the first screen.',
      not: 'What the member came for.',
      access: 'The fallback keeps the place, so that nothing moves.',
      copy: 'As PartMissing if it fails.',
    },
  },
  args: { when: 'needed', fallback: <p>กำลังโหลด</p>, children: <p>เนื้อหา</p> },
} satisfies Meta<typeof Deferred>
export default meta

type Story = StoryObj<typeof meta>

export const Needed: Story = {}

export const Waiting: Story = { args: { when: 'interaction' } }

export const Failed: Story = { args: { children: <Broken /> } }

export const FailedSilently: Story = { args: { children: <Broken />, renderFailure: null } }
