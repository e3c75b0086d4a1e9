import { mockApi } from '@member/api-client/testing'
import { ContactScreen } from '@member/support/contact/ContactScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { forVisitors } from '../testing/answers.ts'
import { SimplePublicLayout } from './SimplePublicLayout.tsx'

const meta = {
  component: SimplePublicLayout,
  parameters: { path: '/contact' },
  beforeEach: () => mockApi(forVisitors),
  render: () => (
    <Routes>
      <Route element={<SimplePublicLayout />}>
        <Route path="*" element={<ContactScreen helpLink="/help" />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof SimplePublicLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }
