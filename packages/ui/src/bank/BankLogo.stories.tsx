import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/Row.ts'
import { BankLogo } from './BankLogo.tsx'
import { monograms } from './banks.ts'

const meta = {
  component: BankLogo,
  parameters: {
    guide: {
      use: 'A bank is named beside a row, an account or a choice.',
      not: 'As the only name of a bank: the monogram is ours, not the bank’s own logo.',
      access: 'Hidden from screen readers beside the bank’s name; with a label where it stands alone.',
      copy: 'The label is the bank’s full name in the language shown.',
    },
  },
} satisfies Meta<typeof BankLogo>
export default meta

type Story = StoryObj<typeof meta>

export const Named: Story = { args: { code: '004', size: 56, label: 'ธนาคารกสิกรไทย' } }
export const Unknown: Story = { args: { code: '999', size: 56 } }
export const All: Story = {
  args: { code: undefined },
  render: () => (
    <Row>
      {Object.keys(monograms).map((code) => (
        <BankLogo key={code} code={code} size={48} />
      ))}
    </Row>
  ),
}
