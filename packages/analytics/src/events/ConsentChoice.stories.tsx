import { stored } from '@member/api-client/stored'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ConsentChoice } from './ConsentChoice.tsx'
import { tEvents } from './words.ts'

const meta = {
  component: ConsentChoice,
  parameters: { brand: { events: { endpoint: '/api/events' } } },
  beforeEach: () => () => void stored('localStorage', 'measuring-consent').write(null),
} satisfies Meta<typeof ConsentChoice>
export default meta

export const Given: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: tEvents.give }))
    await expect(within(canvasElement).getByText(tEvents.given)).toBeVisible()
  },
}
