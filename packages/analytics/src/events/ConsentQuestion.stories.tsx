import { stored } from '@member/api-client/stored'
import type { Meta, StoryObj } from '@storybook/react-vite'
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
