import {
  aConfiguration,
  aCredit,
  aSetting,
  mockApi,
  never,
  signIn,
  unavailable,
} from '@member/api-client/testing'
import { ContactScreen } from '@member/support/contact/ContactScreen'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, screen, userEvent, within } from 'storybook/test'
import { forMembers } from '../testing/answers.ts'
import { t } from '../words/words.ts'
import { tLogout } from '../navigation/wordsLogout.ts'
import { MembersLayout } from './MembersLayout.tsx'
import type { ReactNode } from 'react'
import { StartUp } from '../startUp/StartUp.tsx'

/** A screen with `StartUp`, which loads the server's settings. */
const WithStartUp = ({ children }: { children: ReactNode }) => (
  <>
    <StartUp />
    {children}
  </>
)

const credit = 'POST /api/auth/user/getCredit/:username'

const meta = {
  component: MembersLayout,
  parameters: { path: '/auth/contact' },
  beforeEach: () => {
    signIn()
    mockApi(forMembers)
  },
  render: () => (
    <Routes>
      <Route element={<MembersLayout />}>
        <Route path="*" element={<ContactScreen helpLink="/help" />} />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof MembersLayout>
export default meta

type Story = StoryObj<typeof meta>

const seen = (label: string) => getComputedStyle(screen.getByLabelText(label)).display !== 'none'

export const Phone: Story = {
  play: async () => {
    await expect([seen(t.nav.shortBar), seen(t.nav.members)]).toEqual([true, false])
  },
}

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect([seen(t.nav.shortBar), seen(t.nav.members)]).toEqual([false, true])
  },
}

/** With large letters the menu scrolls; brand and log-out stay in view. */
export const LargeLetters: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%'
    return () => document.documentElement.style.removeProperty('font-size')
  },
  play: async ({ canvasElement }) => {
    const bar = within(await screen.findByRole('banner'))
    const [brand] = bar.getAllByRole('link')
    const logout = bar.getByRole('button', { name: tLogout.button })
    const [first, last] = [brand, logout].map((control) => control?.getBoundingClientRect())
    await expect(first?.left).toBeGreaterThanOrEqual(0)
    await expect(first?.right).toBeLessThan(bar.getByLabelText(t.nav.members).getBoundingClientRect().left)
    await expect(last?.right).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientWidth)
  },
}

/** From 360 px on, name and username fit beside the credit. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    for (const text of ['สมชาย ใจดี', 'demo1234']) await expect(screen.getByText(text)).toBeVisible()
  },
}

export const NewNotices: Story = {
  render: () => (
    <WithStartUp>
      <Routes>
        <Route element={<MembersLayout />}>
          <Route path="*" element={<ContactScreen helpLink="/help" />} />
        </Route>
      </Routes>
    </WithStartUp>
  ),
  beforeEach: () => {
    signIn({ name: 'กาญจนาภิเษกสมรัก วัฒนศิริโภคทรัพย์', user_pass: { username: 'kanchanaphisek' } })
    mockApi({
      ...forMembers,
      'GET /api/setting': aSetting({ features: { notices: true } }),
      'GET /api/auth/notice/unread': { unread: 100 },
      [credit]: aCredit({ balance: 9_999_999.99 }),
    })
  },
  play: async () => {
    await screen.findByRole('link', { name: /มีใหม่ 99\+ รายการ/ })
  },
}

export const LongNameHugeCredit: Story = {
  beforeEach: () => {
    signIn({ name: 'กาญจนาภิเษกสมรัก วัฒนศิริโภคทรัพย์', user_pass: { username: 'kanchanaphisek' } })
    mockApi({ ...forMembers, [credit]: aCredit({ balance: 9_999_999.99 }) })
  },
}

export const Loading: Story = { beforeEach: () => mockApi({ ...forMembers, [credit]: never() }) }

export const Failed: Story = { beforeEach: () => mockApi({ ...forMembers, [credit]: unavailable() }) }

const press = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

export const ChatOpen: Story = { play: press('แชตกับเจ้าหน้าที่') }

export const AskedToLogOut: Story = {
  beforeEach: () => async () => {
    const stay = screen.queryByRole('button', { name: 'ยกเลิก' })
    if (stay) await userEvent.click(stay)
  },
  play: async () => {
    await press(t.nav.menu)()
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: tLogout.button }),
    )
    await screen.findByRole('button', { name: 'ยกเลิก' })
  },
}

export const Configured: Story = {
  beforeEach: () =>
    mockApi({
      ...forMembers,
      'GET /api/auth/configuration/list': [
        aConfiguration('home.normal.logo', '/favicon.svg'),
        aConfiguration('home.menuBottom.allGame', '/favicon.svg'),
        aConfiguration('home.normal.background', '/files/not-there.svg'),
      ],
    }),
  decorators: [(Story) => <WithStartUp>{Story()}</WithStartUp>],
}

export const MenuOpen: Story = {
  play: async () => {
    await press(t.nav.menu)()
    await screen.findByRole('dialog')
  },
}
