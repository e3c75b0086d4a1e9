import { signIn, mockApi } from '@member/api-client/testing'
import { faultsOf } from '@member/brand/faults'
import { textFields } from '@member/brand/file'
import { palette } from '@member/brand/palette'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answers } from './answers.ts'
import { press, retype, screenOf, unfold } from './playing.ts'
import { Studio } from './Studio.tsx'
import { type Place, places } from './Wall.tsx'

const isPlace = (name: string): name is Place => name in places

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

export const WholeProduct: Story = { args: { shown: Object.keys(places).filter(isPlace) } }

export const MovedForContrast: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Scheme'), 'dark')
    await retype(canvas.getByLabelText('Theme colour'), '#0A0A0A')
    const shown = palette('#0A0A0A', 'dark')['--brand']
    await expect(canvas.getByText(new RegExp(`#0a0a0a .*${shown} is shown instead`))).toBeTruthy()
  },
}

export const NoColour: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await retype(canvas.getByLabelText('Theme colour'), '#12')
    await expect(canvas.getByText(/themeColour is "#12", which is not a colour/)).toBeTruthy()
    await expect(canvas.getByRole('button', { name: 'Copy the brand file' })).toBeDisabled()
  },
}

/** Every text that members read, in each language: the copied file has them. */
export const TextsInEachLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const texts = textFields.filter(({ name }) => name !== 'displayName')
    const write = async (text: string) => {
      for (const { name } of texts) await retype(canvas.getByLabelText(name), text)
    }
    const own = (text: string) => Object.fromEntries(texts.map(({ name }) => [name, text]))
    await unfold(canvasElement, 'Texts')
    await write('ดาว')
    canvas.getByLabelText('en').click()
    await userEvent.selectOptions(await canvas.findByLabelText('Seen in'), 'English')
    await write('Dao')
    await press(canvasElement, 'Copy the brand file')
    await expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toMatchObject({
      ...own('ดาว'),
      english: own('Dao'),
    })
  },
}

/** A brand filled in by keyboard alone: the screens follow, and the copied file passes the build's check. */
export const Finished: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    canvas.getByLabelText('Name').focus()
    await userEvent.keyboard('{Control>}a{/Control}Ruby Night')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}#E11D48')

    const colour = palette('#E11D48', 'dark')['--brand'] ?? ''
    await userEvent.selectOptions(canvas.getByLabelText('Scheme'), 'dark')
    for (const title of ['Landing', 'Dashboard']) {
      const { documentElement, body } = screenOf(canvasElement, title)
      await waitFor(() => expect(getComputedStyle(documentElement).getPropertyValue('--brand')).toBe(colour))
      await within(body).findAllByText(/Ruby Night/)
    }

    canvas.getByRole('button', { name: 'Copy the brand file' }).focus()
    await userEvent.keyboard('{Enter}')
    const file: unknown = JSON.parse(copied.mock.lastCall?.[0] ?? '')
    await expect(faultsOf('ruby-night.json', file)).toEqual([])
    await expect(file).toMatchObject({
      clientId: 'ruby-night',
      displayName: 'Ruby Night',
      themeColour: '#E11D48',
      scheme: 'dark',
    })
  },
}
