import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.ts'
import { ChangingMoney } from './ChangingMoney.tsx'

const Deposit = () => {
  const [baht, setBaht] = useState(100)
  return (
    <Stack>
      <ChangingMoney baht={baht} scale="xl" tone="brand" />
      <Button onClick={() => setBaht(12_600.5)}>เครดิตเข้า</Button>
    </Stack>
  )
}

const meta = {
  component: Deposit,
  subcomponents: { ChangingMoney },
  parameters: {
    guide: {
      use: 'A balance that changes while it is looked at.',
      not: 'Amounts in rows, which do not change.',
      access: 'The new amount is read whole; motion only where it is wanted.',
      copy: 'The difference carries its sign.',
    },
  },
} satisfies Meta<typeof Deposit>
export default meta

type Story = StoryObj<typeof meta>

export const Still: Story = {}
export const Credited: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button')),
}
