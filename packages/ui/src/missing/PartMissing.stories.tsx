import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartMissing } from './PartMissing.tsx'

const meta = {
  component: PartMissing,
  parameters: {
    guide: {
      use: 'In the place of code that did not load.',
      not: 'Data that did not load (Failure).',
      access: 'A button reloads the page.',
      copy: 'Names the two likely causes, the network and an update.',
    },
  },
} satisfies Meta<typeof PartMissing>
export default meta

export const Missing: StoryObj<typeof meta> = {}
