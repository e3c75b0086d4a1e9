import { mockApi, signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { answers } from './answers.ts'
import { press, screenOf, unfold } from './playing.ts'
import { Studio } from './Studio.tsx'

const meta = {
  tags: ['!autodocs'],
  title: 'Brand/Studio',
  component: Studio,
  args: { shown: ['Landing', 'Dashboard'] },
  globals: { viewport: { value: 'window' } },
  beforeEach: () => {
    signIn()
    mockApi(answers)
  },
} satisfies Meta<typeof Studio>
export default meta

type Story = StoryObj<typeof meta>

const svg = (inside: string) =>
  new File(
    [`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">${inside}</svg>`],
    'mark.svg',
    { type: 'image/svg+xml' },
  )

const logosOn = (page: Document) => page.querySelectorAll('header img[src^="blob:"]').length

export const PictureChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Pictures')
    await userEvent.upload(canvas.getByLabelText('logo'), svg('<circle cx="20" cy="20" r="18" fill="red"/>'))
    await canvas.findByText('mark.svg')
    for (const title of ['Landing', 'Dashboard'])
      await waitFor(() => expect(logosOn(screenOf(canvasElement, title))).toBe(1))

    await press(canvasElement, 'Take out logo')
    for (const title of ['Landing', 'Dashboard'])
      await waitFor(() => expect(logosOn(screenOf(canvasElement, title))).toBe(0))
  },
}

export const PictureRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Pictures')
    await userEvent.upload(canvas.getByLabelText('logo'), svg('<script>alert(1)</script>'))
    await canvas.findByText(
      /^mark\.svg: the SVG contains "<script", which runs or loads something; remove it\.$/,
    )
    await expect(canvas.queryByRole('button', { name: 'Take out logo' })).toBeNull()
  },
}
