import kanit from '@expo-google-fonts/kanit/600SemiBold/Kanit_600SemiBold.ttf?url'
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
  args: { shown: ['Dashboard'] },
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
  args: { shown: ['Landing', 'Dashboard'] },
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
  args: { shown: ['Landing', 'Dashboard'] },
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

const facesOn = ({ documentElement, fonts }: Document) => ({
  display: getComputedStyle(documentElement).getPropertyValue('--own-display'),
  loaded: [...fonts].filter(({ family, status }) => family.startsWith('own-') && status === 'loaded').length,
})

export const FaceChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const face = new File([await (await fetch(kanit)).blob()], 'Kanit.ttf')
    await unfold(canvasElement, 'Typefaces')
    await userEvent.upload(canvas.getByLabelText('fonts/display-600'), face)
    await waitFor(() =>
      expect(facesOn(screenOf(canvasElement, 'Dashboard'))).toEqual({ display: 'own-display', loaded: 1 }),
    )

    await userEvent.upload(canvas.getByLabelText('fonts/body-400'), face)
    await canvas.findByText('fonts: there is no body-600; text needs both its weights.')
    await expect(canvas.getByRole('button', { name: 'Download the brand' })).toBeDisabled()
    await press(canvasElement, 'Take out fonts/body-400')
    await expect(canvas.getByRole('button', { name: 'Download the brand' })).toBeEnabled()
  },
}

export const FaceRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Typefaces')
    await userEvent.upload(canvas.getByLabelText('fonts/body-600'), new File(['none'], 'text.woff2'))
    await canvas.findByText(/^text\.woff2: its content is not a font; save one face as woff2/)
  },
}
