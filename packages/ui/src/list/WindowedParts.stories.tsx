import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Card } from '../card/Card.ts'
import { WindowedParts } from './WindowedParts.tsx'

const numbers = Array.from({ length: 2_000 }, (_, at) => at + 1)

const Cards = () => (
  <WindowedParts parts={numbers} itemSize={72}>
    {(number) => <Card>{number}</Card>}
  </WindowedParts>
)

const meta = {
  component: Cards,
  parameters: {
    guide: {
      use: 'The loaded part of Rows and LongPart.',
      not: 'Directly on a screen.',
      access: 'As Rows.',
      copy: 'None of its own.',
    },
  },
} satisfies Meta<typeof Cards>
export default meta

export const TwoThousand: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1')
    await waitFor(() => expect(canvasElement.querySelectorAll('section').length).toBeLessThan(60))
  },
}

const Buttons = () => (
  <WindowedParts parts={numbers} itemSize={48}>
    {(number) => <Button>{number}</Button>}
  </WindowedParts>
)

const focused = () => document.activeElement?.textContent ?? ''

/** The focused button is scrolled far away: the focus stays in the list, and Tab goes on in view. */
export const ScrolledAway: StoryObj<typeof meta> = {
  render: () => <Buttons />,
  play: async ({ canvasElement }) => {
    const third = await within(canvasElement).findByRole('button', { name: '3' })
    third.focus()
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(third.isConnected).toBe(false))
    await expect(document.activeElement).not.toBe(document.body)
    await userEvent.tab()
    await expect(Number(focused())).toBeGreaterThan(1_500)
  },
}

/** A member walks down the list by Tab. */
export const WalkedByKeyboard: StoryObj<typeof meta> = {
  render: () => <Buttons />,
  play: async ({ canvasElement }) => {
    const first = await within(canvasElement).findByRole('button', { name: '1' })
    first.focus()
    for (let at = 2; at <= 300; at += 1) {
      await within(canvasElement).findByText(String(at))
      await userEvent.tab()
      await expect(focused()).toBe(String(at))
    }
  },
}
