import type { Meta, StoryObj } from '@storybook/react-vite'
import { CategoryStrip } from './CategoryStrip.tsx'

const meta = { component: CategoryStrip } satisfies Meta<typeof CategoryStrip>
export default meta

type Story = StoryObj<typeof meta>

/** On the landing page every picture leads to the login, and on to its category. */
export const Links: Story = { args: { linkOf: (category) => `/login?cat=${category}` } }

export const Pictures: Story = {}
