import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './SelectField.tsx'

const meta = {
  component: SelectField,
  parameters: {
    guide: {
      use: 'One of many choices whose names everyone knows: a bank, a province.',
      not: 'Up to five choices (ChoiceField).',
      access: 'The phone’s own picker.',
      copy: 'The first entry invites to choose and cannot be chosen.',
    },
  },
  args: {
    label: 'ธนาคาร',
    options: [
      { value: '004', label: 'ธนาคารกสิกรไทย' },
      { value: '034', label: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร' },
      { value: '014', label: 'ธนาคารไทยพาณิชย์', disabled: true },
    ],
  },
} satisfies Meta<typeof SelectField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: '034' } }
export const WithoutEmptyChoice: Story = { args: { placeholder: null } }
export const Hinted: Story = { args: { hint: 'ใช้บัญชีของตัวคุณเองเท่านั้น', optional: true } }
export const Closed: Story = { args: { defaultValue: '004', disabled: true } }
export const Wrong: Story = { args: { error: 'กรุณาเลือกธนาคาร' } }
