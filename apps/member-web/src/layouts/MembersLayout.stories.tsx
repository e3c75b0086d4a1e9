import { aCredit, never, signIn, unavailable, wire } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { Contact } from '../pages/Contact.tsx'
import { forMembers } from '../testing/answers.ts'
import { MembersLayout } from './MembersLayout.tsx'

const credit = 'POST /api/auth/user/getCredit/:username'

const meta = {
  component: MembersLayout,
  parameters: { path: '/auth/contact' },
  beforeEach: () => {
    signIn()
    wire(forMembers)
  },
  render: () => (
    <Routes>
      <Route element={<MembersLayout />}>
        <Route path="*" element={<Contact />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof MembersLayout>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const LongNameHugeCredit: Story = {
  beforeEach: () => {
    signIn({ name: 'กาญจนาภิเษกสมรัก วัฒนศิริโภคทรัพย์', user_pass: { username: 'kanchanaphisek' } })
    wire({ ...forMembers, [credit]: aCredit({ balance: 9_999_999.99 }) })
  },
}

export const CreditOnItsWay: Story = { beforeEach: () => wire({ ...forMembers, [credit]: never() }) }

export const CreditUnknown: Story = { beforeEach: () => wire({ ...forMembers, [credit]: unavailable() }) }
