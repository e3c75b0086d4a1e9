import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { theGame } from '../answers.testing.tsx'
import { Cards } from '../lobby/GameRow.tsx'
import { t } from '../game/words.ts'
import { CoverGallery } from './CoverGallery.tsx'
import { GameCover } from './GameCover.tsx'

const meta = {
  component: GameCover,
  args: { game: theGame(0) },
  decorators: [(Story) => <Page title={t.category.title}>{Story()}</Page>],
} satisfies Meta<typeof GameCover>
export default meta

type Story = StoryObj<typeof meta>

export const Gallery: Story = { render: () => <CoverGallery /> }

export const OneProvider: Story = {
  render: () => (
    <Cards columns={4}>
      {Array.from({ length: 24 }, (_, n) => (
        <GameCover key={n} game={theGame(n * 4)} />
      ))}
    </Cards>
  ),
}

export const BrandsOwnBroken: Story = { args: { image: 'data:image/png;base64,AAAA' } }
