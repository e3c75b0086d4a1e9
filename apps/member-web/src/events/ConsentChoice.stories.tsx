import { brandAtom } from '@member/brand'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ConsentChoice } from './ConsentChoice.tsx'
import { thEvents } from './thEvents.ts'

/** The brand of the story, with somewhere to tell events. */
function Counting({ children }: { children: ReactNode }) {
  const brand = useAtomValue(brandAtom)
  const set = useSetAtom(brandAtom)
  useEffect(() => {
    if (!brand.events) set({ ...brand, events: { endpoint: '/api/events' } })
  }, [brand, set])
  return children
}

const meta = {
  component: ConsentChoice,
  beforeEach: () => () => localStorage.removeItem('measuring-consent'),
  decorators: [(Story) => <Counting>{Story()}</Counting>],
} satisfies Meta<typeof ConsentChoice>
export default meta

export const Given: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: thEvents.give }))
    await expect(within(canvasElement).getByText(thEvents.given)).toBeVisible()
  },
}
