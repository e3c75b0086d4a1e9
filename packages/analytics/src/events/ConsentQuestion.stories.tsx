import { stored } from '@member/api-client/stored'
import { toast } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ConsentQuestion } from './ConsentQuestion.tsx'

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
