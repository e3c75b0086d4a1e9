import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { t } from '../game/words.ts'
import { CategoryStrip } from './CategoryStrip.tsx'

const meta = {
  component: CategoryStrip,
  // The strip extends into the margins of its page.
  decorators: [(Story) => <Page title={t.categories.title}>{Story()}</Page>],
} satisfies Meta<typeof CategoryStrip>
export default meta

type Story = StoryObj<typeof meta>

/** On the landing page every picture leads to the log-in, which then opens its category. */
export const Links: Story = { args: { linkOf: (category) => `/login?cat=${category}` } }

export const Pictures: Story = {}
