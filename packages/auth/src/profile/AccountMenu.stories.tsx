import { mockApi, signIn } from '@member/api-client/testing'
import { Card, Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountMenu } from './AccountMenu.tsx'
import { links, profileAnswers } from './profile.testing.ts'

const meta = {
  component: AccountMenu,
  args: {
    links: { ...links, profile: '/auth/profile' },
    children: (
      <Page narrow title="อุปกรณ์ของฉัน" back="/auth/profile">
        <Card>เครื่องนี้</Card>
      </Page>
    ),
  },
  parameters: { path: links.devices },
  beforeEach: () => {
    signIn()
    mockApi(profileAnswers)
  },
} satisfies Meta<typeof AccountMenu>
export default meta

type Story = StoryObj<typeof meta>

export const OnPhone: Story = {}

export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } }
