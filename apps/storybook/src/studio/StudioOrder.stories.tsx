import { mockApi, signIn } from '@member/api-client/testing'
import { faultsOf } from '@member/brand/faults'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answers } from './answers.ts'
import { press, says, screenOf, unfold } from './playing.ts'
import { Studio } from './Studio.tsx'

const meta = {
  tags: ['!autodocs'],
  title: 'Brand/Studio',
  component: Studio,
  args: { shown: ['Dashboard', 'Wheel'] },
  globals: { viewport: { value: 'window' } },
  beforeEach: () => {
    signIn()
    mockApi(answers)
  },
} satisfies Meta<typeof Studio>
export default meta

type Story = StoryObj<typeof meta>

const categoriesOn = (page: Document) =>
  [...page.querySelectorAll('[aria-label="หมวดเกม"] a')].map((link) =>
    new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('cat'),
  )

/** An item is moved by keyboard alone and keeps the focus, another is left out; screens and file follow. */
export const CategoriesOrdered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await unfold(canvasElement, 'Order')
    await press(canvasElement, 'Move sport down')
    await expect(canvas.getByRole('button', { name: 'Move sport down' })).toHaveFocus()
    await expect(canvas.getByText('sport: 2 of 7')).toBeTruthy()
    const group = within(canvas.getByRole('group', { name: 'Game categories' }))
    group.getByLabelText('lotto').focus()
    await userEvent.keyboard(' ')
    await expect(group.getByLabelText('hot')).toBeDisabled()

    const categories = ['casino', 'sport', 'slot', 'fishing', 'card', 'hot']
    await waitFor(() => expect(categoriesOn(screenOf(canvasElement, 'Dashboard'))).toEqual(categories))
    await press(canvasElement, 'Copy the brand file')
    const file: unknown = JSON.parse(copied.mock.lastCall?.[0] ?? '')
    await expect(faultsOf('new-brand.json', file)).toEqual([])
    await expect(file).toMatchObject({ categories })
  },
}

/** A feature that is left out has no address until it is restored. */
export const LeftOut: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Order')
    const wheel = within(canvas.getByRole('group', { name: 'What the site has' })).getByLabelText('wheel')
    wheel.focus()
    await userEvent.keyboard(' ')
    await says(canvasElement, 'Wheel', 'ไม่พบหน้าที่คุณต้องการ')
    await expect(screenOf(canvasElement, 'Dashboard').querySelector('a[href="/auth/media/wheel"]')).toBeNull()
    await userEvent.keyboard(' ')
    await says(canvasElement, 'Wheel', /หมุนกงล้อ/)
  },
}
