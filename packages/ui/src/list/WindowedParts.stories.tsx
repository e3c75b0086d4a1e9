import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
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
