import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { providers, theGame } from '../answers.testing.ts'
import { Cards } from '../lobby/GameRow.tsx'
import { th } from '../th.ts'
import { words } from './emblem/words.ts'
import { CoverGallery } from './CoverGallery.tsx'
import { GameCover } from './GameCover.tsx'
import { ProviderCover } from './ProviderCover.tsx'

const meta = {
  component: GameCover,
  args: { game: theGame(0) },
  decorators: [(Story) => <Page title={th.category.title}>{Story()}</Page>],
} satisfies Meta<typeof GameCover>
export default meta

type Story = StoryObj<typeof meta>

/** Every word that has an emblem of its own. */
export const Emblems: Story = {
  render: () => (
    <Cards columns={6}>
      {words.map(([word], n) => (
        <GameCover key={word} game={theGame(n, { nameEn: word })} />
      ))}
    </Cards>
  ),
}

/** As the brand's sheet shows them. */
export const Gallery: Story = { render: () => <CoverGallery /> }

/** One provider's: the same frame, another light each. */
export const OneProvider: Story = {
  render: () => (
    <Cards columns={4}>
      {Array.from({ length: 24 }, (_, n) => (
        <GameCover key={n} game={theGame(n * 4)} />
      ))}
    </Cards>
  ),
}

export const Providers: Story = {
  render: () => (
    <Cards columns={2}>
      {providers.map(({ code }) => (
        <ProviderCover key={code} code={code} />
      ))}
    </Cards>
  ),
}

export const BrandsOwnBroken: Story = { args: { image: 'data:image/png;base64,AAAA' } }
