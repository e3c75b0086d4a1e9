import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Sheet } from './Sheet.tsx'

const meta = {
  title: 'Brand/Sheet',
  component: Sheet,
  // Decorative, with thousands of strokes.
  parameters: { a11y: { context: { exclude: ['svg'] } } },
} satisfies Meta<typeof Sheet>
export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'window' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('fails')).toBeNull()
  },
}
