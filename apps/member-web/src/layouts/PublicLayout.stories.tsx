import { mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, userEvent, within } from 'storybook/test'
import { Contact } from '../pages/Contact.tsx'
import { forVisitors } from '../testing/answers.ts'
import { th } from '../th.ts'
import { PublicLayout } from './PublicLayout.tsx'

const meta = {
  component: PublicLayout,
  parameters: { path: '/contact' },
  beforeEach: () => mockApi(forVisitors),
  render: () => (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="*" element={<Contact />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof PublicLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

/** For a brand, or on a host, that asks for the simple bars. */
export const Simple: Story = { globals: { brand: 'tawansom' } }

export const MenuOpen: Story = {
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).queryByRole('button', { name: th.nav.menu })
    if (!menu) return
    await userEvent.click(menu)
    await expect(await within(document.body).findByRole('dialog')).toBeTruthy()
  },
}
