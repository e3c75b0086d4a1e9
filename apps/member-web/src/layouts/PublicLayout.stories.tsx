import { mockApi } from '@member/api-client/testing'
import { ContactScreen } from '@member/support/contact/ContactScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, userEvent, within } from 'storybook/test'
import { forVisitors } from '../testing/answers.ts'
import { t } from '../words/words.ts'
import { PublicLayout } from './PublicLayout.tsx'

const meta = {
  component: PublicLayout,
  parameters: { path: '/contact' },
  beforeEach: () => mockApi(forVisitors),
  render: () => (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<ContactScreen helpLink="/help" />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof PublicLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Simple: Story = { globals: { brand: 'tawansom' } }

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('button', { name: t.nav.menu })
    if (!menu) return
    await userEvent.click(menu)
    await expect(await within(document.body).findByRole('dialog')).toBeTruthy()
  },
}
