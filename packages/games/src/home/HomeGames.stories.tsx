import { never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked, aLobby } from '../answers.testing.tsx'
import { HomeGames } from './HomeGames.tsx'
import { HotGames } from './HotGames.tsx'

const meta = {
  component: HomeGames,
  args: { ...aLobby, gamesLink: '/auth/games/category' },
  beforeEach: mocked(),
} satisfies Meta<typeof HomeGames>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Fewer games than a row holds leave no hole in it. */
export const FewOnDesktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const NothingPlayedYet: Story = { beforeEach: mocked({ [call.recent]: [] }) }

export const Loading: Story = { beforeEach: mocked({ [call.list]: never(), [call.recent]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.list]: unavailable() }) }

const hot = () => <HotGames lobbyLink={aLobby.lobbyLink} />

export const Hot: Story = { render: hot }

export const HotOnDesktop: Story = { render: hot, globals: { viewport: { value: 'desktop' } } }

export const HotLoading: Story = { render: hot, beforeEach: mocked({ [call.list]: never() }) }

export const HotFailed: Story = { render: hot, beforeEach: mocked({ [call.list]: unavailable() }) }
