import { never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked, aLobby } from '../answers.testing.tsx'
import { HotGames } from './HotGames.tsx'

const meta = {
  component: HotGames,
  args: { lobbyLink: aLobby.lobbyLink },
  beforeEach: mocked(),
} satisfies Meta<typeof HotGames>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Loading: Story = { beforeEach: mocked({ [call.list]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.list]: unavailable() }) }
