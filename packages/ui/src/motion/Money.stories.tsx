import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout/Stack.ts'
import { Money, type MoneyProps } from './Money.tsx'

const meta = {
  component: Money,
  parameters: {
    guide: {
      use: 'Every amount that is shown.',
      not: 'The member’s own money that can be hidden (OwnMoney).',
      access: 'Read as one amount with its unit; plus and minus are read too.',
      copy: 'Two decimals, commas, บาท after the figures (in English ฿ before them). Incoming money is green with a plus; outgoing money is not red; money that did not move is muted and has no sign.',
    },
  },
  args: { baht: 1500 },
} satisfies Meta<typeof Money>
export default meta

type Story = StoryObj<typeof meta>

export const InARow: Story = {}
export const Gained: Story = { args: { tone: 'in', sign: true } }
export const Lost: Story = { args: { baht: -1500 } }
export const OnACard: Story = { args: { scale: 'l' } }
export const TheOneFigure: Story = { args: { scale: 'xl', tone: 'brand', baht: 1_284_500.75 } }
type Each<Value extends string> = { [One in Value]: One }
const scales: Each<NonNullable<MoneyProps['scale']>> = { m: 'm', l: 'l', xl: 'xl' }
const tones: Each<NonNullable<MoneyProps['tone']>> = {
  plain: 'plain',
  brand: 'brand',
  in: 'in',
  out: 'out',
  muted: 'muted',
}

export const EveryLook: Story = {
  render: () => (
    <Stack>
      {Object.values(scales).map((scale) =>
        Object.values(tones).map((tone) => (
          <Money key={scale + tone} baht={1_500.25} scale={scale} tone={tone} sign={tone === 'in'} />
        )),
      )}
    </Stack>
  ),
}
export const WithoutUnit: Story = { args: { unit: false } }
export const Nothing: Story = { args: { baht: 0 } }
