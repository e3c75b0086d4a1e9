import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { bankChoices, BankPicker } from './BankPicker.tsx'

const meta = {
  component: BankPicker,
  parameters: { layout: 'padded' },
  args: {
    label: 'โอนจากธนาคาร',
    choices: bankChoices([
      { code: '022', short: 'CIMBT', th: 'ธนาคารซีไอเอ็มบีไทย', en: 'CIMB Thai Bank' },
      { code: '004', short: 'KBANK', th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank' },
      { code: '014', short: 'SCB', th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank' },
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
