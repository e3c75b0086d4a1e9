import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AmountField } from './AmountField.tsx'

const meta = {
  component: AmountField,
  parameters: {
    guide: {
      use: 'A member enters an amount of money: a deposit, a withdrawal, a limit.',
      not: 'Amounts that are only shown (Money), and numbers that are no money (TextField).',
      access:
        'Opens the keypad with a decimal point. The choices are a group of buttons that say which one is pressed; an amount over the maximum is announced after a pause in typing.',
      copy: 'The label names the amount (จำนวนเงินที่ถอน). The error says what is possible: “up to 2,000 baht”.',
    },
  },
  args: { label: 'จำนวนเงินที่ถอน', choices: [100, 300, 500, 1000, 5000], all: 12_500.5, allLabel: 'ถอนทั้งหมด' },
} satisfies Meta<typeof AmountField>
export default meta

type Story = StoryObj<typeof meta>

const rowsAreEven: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const choices = within(canvasElement).getAllByRole('button')
  const tops = choices.map((choice) => choice.offsetTop)
  const last = tops[tops.length - 1]
  await expect(tops.filter((top) => top === last).length).toBeGreaterThan(1)
}

export const Empty: Story = { play: rowsAreEven }
export const FourChoices: Story = { args: { choices: [100, 300, 500] }, play: rowsAreEven }
export const FiveChoices: Story = { args: { choices: [100, 300, 500, 1000] }, play: rowsAreEven }

export const TwiceTheLetters: Story = {
  parameters: {
    viewport: { options: { half: { name: '195', styles: { width: '195px', height: '422px' } } } },
  },
  globals: { viewport: { value: 'half' } },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox')
    const { paddingLeft, paddingRight, font } = getComputedStyle(field)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = font
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    await expect(pen.measureText(field.placeholder).width).toBeLessThanOrEqual(room)
  },
}
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
