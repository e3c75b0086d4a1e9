import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout/Row.ts'
import { BankLogo } from './BankLogo.tsx'
import { monograms } from './banks.ts'

const meta = { component: BankLogo } satisfies Meta<typeof BankLogo>
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
