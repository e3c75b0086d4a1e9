import { gamesQuery, queryAtom } from '@member/api-client'
import { LinkButton, Loaded, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { GameCarousel } from '../category/GameCarousel.tsx'
import type { GamesLinks } from '../game/game.ts'
import { t } from '../game/words.ts'
import { Bones } from '../category/Bones.tsx'

const few = 12
const hotAtom = queryAtom(() => gamesQuery({ gameType: 'hot', page: 1, limit: few }))

export const HotGames = ({ lobbyLink }: Pick<GamesLinks, 'lobbyLink'>) => (
  <Section
    title={t.category.hottest}
    action={
      <LinkButton to={lobbyLink('hot', 'all', '')} variant="quiet" small>
        {t.category.more}
      </LinkButton>
    }
  >
    <Loaded query={useAtomValue(hotAtom)} skeleton={<Bones rows={2} />} isEmpty={() => false}>
      {({ items }) => <GameCarousel games={items} label={t.category.hottest} rows={2} amongHot />}
    </Loaded>
  </Section>
)
