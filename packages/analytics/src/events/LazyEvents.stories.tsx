import { stored } from '@member/api-client/stored'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LazyEvents } from './LazyEvents.tsx'
import { tEvents } from './words.ts'

const meta = {
  component: LazyEvents,
  args: { pageAt: (pathname) => pathname, cookiesHref: '/cookies', calmAt: ['/next'] },
  parameters: { brand: { events: { endpoint: '/api/events' } } },
  beforeEach: () => () => void stored('localStorage', 'measuring-consent').write(null),
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Link to="/next">หน้าถัดไป</Link>
      </>
    ),
  ],
} satisfies Meta<typeof LazyEvents>
export default meta

export const Asked: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    window.dispatchEvent(new Event('scroll'))
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'หน้าถัดไป' }))
      await expect(canvas.getByText(tEvents.question, { exact: false })).toBeVisible()
    })
  },
}
