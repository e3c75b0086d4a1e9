import { mockApi, signIn } from '@member/api-client/testing'
import { faultsOf } from '@member/brand/faults'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { answers } from './answers.ts'
import { press, retype, says, screenOf, unfold } from './playing.ts'
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

const categoriesOn = (page: Document) =>
  [...page.querySelectorAll('[aria-label="หมวดเกม"] a')].map((link) =>
    new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('cat'),
  )

/** An item is moved by keyboard alone and keeps the focus, another is left out; screens and file follow. */
export const CategoriesOrdered: Story = {
  args: { shown: ['Dashboard', 'Wheel'] },
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
  args: { shown: ['Dashboard', 'Wheel'] },
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

const ours = 'ฝากขั้นต่ำ {amount}'

/** A text is found by its wording and replaced on all screens; the replacement is removed again. */
export const WordReplaced: Story = {
  args: { shown: ['Landing', 'Deposit'] },
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
  args: { shown: ['Landing', 'Deposit'] },
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
  args: { shown: ['Landing', 'Deposit'] },
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
