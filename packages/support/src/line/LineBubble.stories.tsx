import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { LazyLineBubble } from './LazyLineBubble.tsx'
import { LineBubble } from './LineBubble.tsx'
import { MainLine } from './MainLine.tsx'

const meta = { component: LineBubble } satisfies Meta<typeof LineBubble>
export default meta

type Story = StoryObj<typeof meta>

/** Returns the bubble and its distance (px) from the right and the lower edge, once it is visible. */
const settled = async (canvas: HTMLElement) => {
  const bubble = await within(canvas).findByRole('link', { hidden: true })
  await waitFor(() => expect(bubble).toBeVisible())
  const { right, bottom } = bubble.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  return { right: clientWidth - right, bottom: clientHeight - bottom }
}

export const Floating: Story = {
  play: async ({ canvasElement }) => expect(await settled(canvasElement)).toEqual({ right: 16, bottom: 16 }),
}

/** With reduced motion, a transition would hide the disc before its icon. */
export const DiscAndIconHideTogether: Story = {
  globals: { motion: 'still' },
  play: async ({ canvasElement }) => {
    await settled(canvasElement)
    const bubble = within(canvasElement).getByRole('link')
    bubble.style.visibility = 'hidden'
    await expect(
      [bubble, bubble.firstElementChild!].map((part) => getComputedStyle(part).visibility),
    ).toEqual(['hidden', 'hidden'])
  },
}

export const BesideText: Story = {
  render: () => (
    <>
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>ฝากและถอนเห็นสถานะทุกขั้นตอน ตรวจสอบได้ทุกเวลา</p>
      ))}
      <LineBubble />
    </>
  ),
  play: async ({ canvasElement }) => expect(await settled(canvasElement)).toEqual({ right: 16, bottom: 16 }),
}

export const AfterThePage: Story = { render: () => <LazyLineBubble /> }

export const AsACard: Story = { parameters: { layout: 'padded' }, render: () => <MainLine /> }
