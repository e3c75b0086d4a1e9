import { mockApi, signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { answers } from './answers.ts'
import { press, retype, unfold } from './playing.ts'
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

/** The Studio says that the accounts are examples, until others are entered; the file has those. */
export const LineAccountsEntered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await unfold(canvasElement, 'Line accounts')
    await expect(canvas.getByText(/^Examples made from the client id/)).toBeVisible()
    await expect(canvas.getByLabelText('Main Line account')).toHaveValue('@new-brand')
    await retype(canvas.getByLabelText('Main Line account'), '@rubynight')
    await expect(canvas.getByText(/^From brands\/new-brand\.json, or entered here/)).toBeVisible()
    await press(canvasElement, 'Copy the brand file')
    await expect(JSON.parse(copied.mock.lastCall?.[0] ?? '')).toMatchObject({
      line: { line1: '@rubynight', line2: '@new-brand.help' },
    })
  },
}

export const LineAccountRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Line accounts')
    await retype(canvas.getByLabelText('Second Line account'), 'Ruby')
    await expect(canvas.getByText(/line2 is "Ruby", which is not a Line id/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy the brand file' })).toBeDisabled()
  },
}

export const LineAccountsOfABrand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(canvas.getByLabelText('Start from'), 'talayfah')
    await unfold(canvasElement, 'Line accounts')
    await expect(await canvas.findByDisplayValue('@talayfah.help')).toBeVisible()
    await expect(canvas.getByText(/^From brands\/talayfah\.json/)).toBeVisible()
  },
}
