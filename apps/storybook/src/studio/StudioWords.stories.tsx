import { mockApi, signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers } from './answers.ts'
import { retype, says, unfold } from './playing.ts'
import { Studio } from './Studio.tsx'

const meta = {
  tags: ['!autodocs'],
  title: 'Brand/Studio',
  component: Studio,
  args: { shown: ['Landing', 'Deposit'] },
  globals: { viewport: { value: 'window' } },
  beforeEach: () => {
    signIn()
    mockApi(answers)
  },
} satisfies Meta<typeof Studio>
export default meta

type Story = StoryObj<typeof meta>

const ours = 'ฝากขั้นต่ำ {amount}'

/** A text is found by its wording and replaced on all screens; the replacement is removed again. */
export const WordReplaced: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await says(canvasElement, 'Deposit', /^ฝากขั้นต่ำ/)

    await unfold(canvasElement, 'Words')
    await userEvent.type(canvas.getByLabelText('Find a word'), 'ฝากขั้นต่ำ')
    const field = await canvas.findByLabelText(ours)
    field.focus()
    await userEvent.paste('เติมเริ่มต้นที่ {amount}')
    await says(canvasElement, 'Deposit', /^เติมเริ่มต้นที่ .*100/)

    await userEvent.clear(field)
    await says(canvasElement, 'Deposit', /^ฝากขั้นต่ำ/)
  },
}

export const WordInEachLanguage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByLabelText('Seen in')).toBeNull()
    canvas.getByLabelText('en').click()
    await userEvent.selectOptions(await canvas.findByLabelText('Seen in'), 'English')
    await says(canvasElement, 'Deposit', /^Minimum deposit/)

    await unfold(canvasElement, 'Words')
    await userEvent.type(canvas.getByLabelText('Find a word'), 'Minimum deposit')
    const field = await canvas.findByLabelText('Minimum deposit {amount}')
    field.focus()
    await userEvent.paste('Top up {amount} or more')
    await says(canvasElement, 'Deposit', /^Top up .*100/)

    await userEvent.selectOptions(canvas.getByLabelText('Seen in'), 'ไทย')
    await says(canvasElement, 'Deposit', /^ฝากขั้นต่ำ/)
  },
}

export const WordRefused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await unfold(canvasElement, 'Words')
    await retype(canvas.getByLabelText('Find a word'), 'wallet/deposit.min')
    canvas.getByLabelText(ours).focus()
    await userEvent.paste('เติมเงิน')
    const fault = 'wallet/deposit.min leaves out {amount}; write it where the value belongs.'
    await expect(canvas.getByText(fault)).toBeTruthy()
    await expect(canvas.getByText(`words.json: ${fault}`)).toBeTruthy()
    await expect(canvas.getByRole('button', { name: 'Copy the brand file' })).toBeDisabled()
    await says(canvasElement, 'Deposit', /^ฝากขั้นต่ำ/)
  },
}
