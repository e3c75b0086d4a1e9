import { stored } from '@member/api-client/stored'
import { toast } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConsentChoice } from './ConsentChoice.tsx'
import { ConsentQuestion } from './ConsentQuestion.tsx'
import { LazyEvents } from './LazyEvents.tsx'
import { tEvents } from './words.ts'

const meta = {
  component: ConsentQuestion,
  args: { cookiesHref: '/cookies' },
  beforeEach: () => () => void stored('localStorage', 'measuring-consent').write(null),
} satisfies Meta<typeof ConsentQuestion>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const WithToast: Story = {
  play: async () => {
    await toast('สมัครสมาชิกสำเร็จ')
    const said = await screen.findByText('สมัครสมาชิกสำเร็จ')
    const asked = screen.getByRole('region', { name: 'การนับการเข้าชม' })
    await waitFor(() =>
      expect(said.closest('[role=status]')!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        asked.getBoundingClientRect().top,
      ),
    )
  },
}

const counted = { brand: { events: { endpoint: '/api/events' } } }

/** The app asks once the visitor has scrolled, on a calm page. */
export const AskedByTheApp: Story = {
  parameters: counted,
  render: () => (
    <>
      <LazyEvents pageAt={(pathname) => pathname} cookiesHref="/cookies" calmAt={['/next']} />
      <Link to="/next">หน้าถัดไป</Link>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    window.dispatchEvent(new Event('scroll'))
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'หน้าถัดไป' }))
      await expect(canvas.getByText(tEvents.question, { exact: false })).toBeVisible()
    })
  },
}

export const ChoiceInSettings: Story = {
  parameters: counted,
  render: () => <ConsentChoice />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: tEvents.give }))
    await expect(within(canvasElement).getByText(tEvents.given)).toBeVisible()
  },
}
