import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PartError } from '../lazy/loadPart.ts'
import { PageFailure } from './PageFailure.tsx'

const meta = {
  component: PageFailure,
  parameters: {
    guide: {
      use: 'In the place of a whole page that failed.',
      not: 'A part of a page (Failure, PartMissing).',
      access: 'Has the page’s heading, so that a reader knows where they are.',
      copy: 'The rest of the site still works: say so.',
    },
  },
  args: { retry: fn() },
} satisfies Meta<typeof PageFailure>
export default meta

type Story = StoryObj<typeof meta>

export const Failed: Story = { args: { error: new Error('a story') } }

export const PartMissing: Story = { args: { error: new PartError('a story') } }
