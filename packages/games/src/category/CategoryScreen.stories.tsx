import { aCredit, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, catalogue, inGame, mocked, providers, aLobby } from '../answers.testing.tsx'
import { CategoryScreen } from './CategoryScreen.tsx'

const meta = {
  component: CategoryScreen,
  args: { ...aLobby, back: '/auth/dashboard', notFound: null },
  parameters: { path: '/auth/games/category?cat=slot' },
  beforeEach: mocked(),
} satisfies Meta<typeof CategoryScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Hot: Story = { parameters: { path: '/auth/games/category?cat=hot' } }

export const Searched: Story = { parameters: { path: '/auth/games/category?q=dragon' } }

export const NothingFound: Story = { parameters: { path: '/auth/games/category?q=ไม่มีเกมนี้' } }

export const SearchFailed: Story = {
  parameters: { path: '/auth/games/category?q=dragon' },
  beforeEach: mocked({ [call.list]: unavailable() }),
}

export const NothingPlayedYet: Story = { beforeEach: mocked({ [call.recent]: [] }) }

export const RecentFailed: Story = { beforeEach: mocked({ [call.recent]: refusal(422101) }) }

export const MoneyInPlay: Story = {
  beforeEach: mocked({
    [call.credit]: aCredit({ balance: 0, inGames: [inGame] }),
    [call.cashOut]: never(),
  }),
}

export const Loading: Story = { beforeEach: mocked({ [call.category]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.category]: unavailable() }) }

export const Empty: Story = {
  beforeEach: mocked({
    ...catalogue(0),
    [call.category]: { items: [], total: 0, providers: [] },
    [call.recent]: [],
    [call.favourites]: [],
  }),
}

export const TwoProviders: Story = {
  beforeEach: mocked({
    [call.category]: { ...catalogue(60)[call.category](), providers: providers.slice(0, 2) },
  }),
  globals: { viewport: { value: 'desktop' } },
}

export const AllProvidersClosed: Story = {
  beforeEach: mocked({
    [call.category]: {
      items: [],
      total: 0,
      providers: providers.map((provider) => Object.assign({}, provider, { status: 'MAINTENANCE' })),
    },
  }),
}
