import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SearchField } from './SearchField.tsx'

const meta = {
  component: SearchField,
  parameters: {
    guide: {
      use: 'A list that is searched while typing.',
      not: 'A search that leaves the screen.',
      access: 'Its cross clears and returns the focus. The number of hits is announced by the list.',
      copy: 'The label says what is searched: ค้นหาคำถาม.',
    },
  },
  args: { label: 'ค้นหาคำถาม', value: '', onSearch: () => undefined },
  render: function Search({ value, ...args }) {
    const [words, setWords] = useState(value)
    return <SearchField {...args} value={words} onSearch={setWords} />
  },
} satisfies Meta<typeof SearchField>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: 'เช่น สลิป ถอนเงิน โบนัส' } }

export const Searched: Story = { args: { value: 'ขั้นต่ำ' } }

export const Cleared: Story = {
  args: { value: 'ขั้นต่ำ' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ล้างคำค้นหา' }))
    await expect(canvas.getByLabelText('ค้นหาคำถาม')).toHaveValue('')
    await expect(canvas.getByLabelText('ค้นหาคำถาม')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
