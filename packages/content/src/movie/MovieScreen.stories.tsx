import {
  aConfiguration,
  never,
  refusal,
  signIn,
  unavailable,
  mockApi,
  type MockRequest,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { MovieScreen } from './MovieScreen.tsx'

const list = 'GET /api/auth/configuration/list'
const byKey = 'GET /api/auth/configuration/key'

const keys = [1, 2, 3, 4, 5].map((place) => `media.movie.poster${place}`)
const configured = keys.map((key) => aConfiguration(key, `/files/${key}.svg`))
const entry = ({ query }: MockRequest) => {
  const key = String(query['key'])
  return aConfiguration(key, `/files/${key}.svg`)
}

const meta = {
  component: MovieScreen,
  args: { title: 'ภาพยนตร์', back: '/auth/media' },
  parameters: { path: '/auth/media/movie' },
  beforeEach: () => {
    signIn()
    mockApi({ [list]: configured, [byKey]: entry })
  },
} satisfies Meta<typeof MovieScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const SevenOnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  beforeEach: () =>
    mockApi({
      [list]: [...keys, 'media.movie.poster6', 'media.movie.poster7'].map((key) =>
        aConfiguration(key, `/files/${key}.svg`),
      ),
      [byKey]: entry,
    }),
}

export const Large: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'โปสเตอร์เรื่องที่ 1' }))
    await expect(await screen.findByRole('dialog', { name: 'โปสเตอร์ 1 จาก 5' })).toBeVisible()
  },
}

export const FilmHere: Story = { parameters: { brand: { film: '/unsupported.html' } } }

export const FilmNoAnswer: Story = {
  globals: { brand: 'chanmuang' },
  play: async () => {
    await expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeVisible()
    await expect(await screen.findAllByRole('img', { name: /^โปสเตอร์/ })).toHaveLength(5)
  },
}

export const Empty: Story = {
  beforeEach: () => mockApi({ [list]: [], [byKey]: refusal(404001) }),
}

export const Loading: Story = {
  beforeEach: () => mockApi({ [list]: configured, [byKey]: never() }),
}

export const Failed: Story = {
  beforeEach: () => mockApi({ [list]: configured, [byKey]: unavailable() }),
}
