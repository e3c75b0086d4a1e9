import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.ts'
import { Stack } from '../layout/Stack.ts'
import { ListRow } from './ListRow.tsx'
import { MovingList } from './MovingList.tsx'

const Rows = () => {
  const [rows, setRows] = useState(['ถอนเงิน', 'ฝากเงิน'])
  return (
    <Stack>
      <Button onClick={() => setRows(['โบนัส', ...rows])}>รายการใหม่</Button>
      <Card flush>
        <MovingList>
          {rows.map((row) => (
            <ListRow key={row} title={row} />
          ))}
        </MovingList>
      </Card>
    </Stack>
  )
}

const meta = {
  component: Rows,
  subcomponents: { MovingList },
  parameters: {
    guide: {
      use: 'Rows that arrive while the list is looked at.',
      not: 'Lists that change only when the page is loaded.',
      access: 'New rows move in; none where motion is reduced.',
      copy: 'None of its own.',
    },
  },
} satisfies Meta<typeof Rows>
export default meta

type Story = StoryObj<typeof meta>

export const Still: Story = {}

export const Arrived: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button'))
    const rows = screen.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent('โบนัส')
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    // A hovered row also changes its colour.
    const moves = rows[2]?.getAnimations().filter((animation) => !(animation instanceof CSSTransition))
    await expect(moves).toHaveLength(still ? 0 : 1)
  },
}
