import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Provider, createStore } from 'jotai'
import { expect, userEvent, within } from 'storybook/test'
import { SchemeField } from './SchemeField.tsx'

const store = createStore()
store.set(brandAtom, aBrand({ scheme: 'both' }))

const meta = {
  component: SchemeField,
  decorators: [
    (Story) => (
      <Provider store={store}>
        <Story />
      </Provider>
    ),
  ],
} satisfies Meta<typeof SchemeField>
export default meta

type Story = StoryObj<typeof meta>

export const Choice: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox')
    for (const [choice, marked] of [
      ['light', 'light'],
      ['phone', null],
    ] as const) {
      await userEvent.selectOptions(field, choice)
      await expect(document.documentElement.getAttribute('data-scheme')).toBe(marked)
    }
  },
}
