import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './Field.tsx'
import { Input } from './TextField.tsx'

const meta = {
  component: Field,
  args: { label: 'ชื่อเล่น', children: (wiring) => <Input {...wiring} /> },
} satisfies Meta<typeof Field>
export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Optional: Story = { args: { optional: true, hint: 'เพื่อนของคุณจะเห็นชื่อนี้' } }
export const Wrong: Story = { args: { error: 'ชื่อนี้มีผู้ใช้แล้ว' } }
