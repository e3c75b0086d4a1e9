import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { Input } from './TextField.tsx'

const meta = {
  component: Field,
  parameters: {
    guide: {
      use: 'A control of its own kind that needs a label, a hint and an error.',
      not: 'Directly on a screen, where TextField and its siblings fit.',
      access:
        'Joins label, hint and fault to the control by their ids; a fault replaces the hint and is announced.',
      copy: 'The label is a noun; optional fields say so, required ones do not.',
    },
  },
  args: { label: 'ชื่อเล่น', children: (wiring) => <Input {...wiring} /> },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Optional: Story = { args: { optional: true, hint: 'เพื่อนของคุณจะเห็นชื่อนี้' } }
export const Wrong: Story = { args: { error: 'ชื่อนี้มีผู้ใช้แล้ว' } }
