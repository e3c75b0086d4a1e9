import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { AmountField } from './AmountField.tsx'

const meta = {
  component: AmountField,
  args: { label: 'จำนวนเงินที่ถอน', choices: [100, 300, 500, 1000, 5000], all: 12_500.5, allLabel: 'ถอนทั้งหมด' },
} satisfies Meta<typeof AmountField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: '1,000' } }
export const ThaiDigits: Story = { args: { defaultValue: '๑,๐๐๐.๕๐' } }
export const Huge: Story = { args: { defaultValue: '999,999,999.99' } }
export const Mistyped: Story = { args: { defaultValue: '1.005' }, play: async () => leave() }
export const TooLittle: Story = { args: { defaultValue: '50', min: 100 }, play: async () => leave() }
export const Refused: Story = { args: { defaultValue: '500', error: 'เครดิตไม่พอสำหรับยอดที่ต้องการถอน' } }
export const TooMuch: Story = { args: { defaultValue: '99999', max: 12_500.5 }, play: async () => leave() }
export const Closed: Story = { args: { defaultValue: '500', disabled: true } }
export const Plain: Story = { render: () => <AmountField label="จำนวนเงิน" /> }

const leave = async () => {
  await userEvent.tab()
  await userEvent.tab()
}
