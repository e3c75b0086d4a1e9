import { byLanguage } from '@member/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bankChoices, BankPicker } from './BankPicker.tsx'

const meta = {
  component: BankPicker,
  parameters: {
    guide: {
      use: 'A member says at which bank their account is: registration, a slip entered by hand.',
      not: 'A choice among a few of the operator’s own accounts (ChoiceField).',
      access:
        'A group of radio buttons: arrow keys move, the legend and the fault are read with it. Enter in its search field does not send the form.',
      copy: 'The legend is a question’s object (โอนจากธนาคาร). Banks have their short names; the full name is read and shown on a long press.',
    },
    layout: 'padded',
  },
  args: {
    label: 'โอนจากธนาคาร',
    choices: bankChoices([
      { code: '022', short: 'CIMBT', ...byLanguage(() => 'CIMB Thai Bank'), th: 'ธนาคารซีไอเอ็มบีไทย' },
      { code: '004', short: 'KBANK', ...byLanguage(() => 'Kasikornbank'), th: 'ธนาคารกสิกรไทย' },
      { code: '014', short: 'SCB', ...byLanguage(() => 'Siam Commercial Bank'), th: 'ธนาคารไทยพาณิชย์' },
    ]),
    chosen: 'SCB',
    onChoose: () => undefined,
    error: undefined,
  },
} satisfies Meta<typeof BankPicker>
export default meta

type Story = StoryObj<typeof meta>

export const Chosen: Story = {}

export const NoneChosen: Story = {
  args: { chosen: '', error: 'เลือกธนาคารที่โอน' },
  play: async ({ canvas }) => {
    const error = canvas.getByText('เลือกธนาคารที่โอน', { selector: '[aria-live] span' })
    const tile = canvas.getByTitle(/กสิกร/)
    await expect(error.getBoundingClientRect().bottom).toBeLessThan(tile.getBoundingClientRect().top)
    // One sentence says it; no tile is at fault.
    await expect(getComputedStyle(tile).borderColor).not.toBe(getComputedStyle(error).color)
  },
}
