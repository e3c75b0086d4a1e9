import { settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { CategoryArt, desktop, Icon, LinkButton, Loaded, Phrases, Tabs } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { GameCarousel } from '../category/GameCarousel.tsx'
import { favouritesAtom, isFavouriteAtom, recentGamesAtom } from '../game/favourites.ts'
import { OpenedGame } from '../launch/OpenedGame.tsx'
import type { OpenedGameLinks } from '../game/game.ts'
import { useGameReturn } from '../launch/useGameReturn.ts'
import { t } from '../game/words.ts'
import { Bones } from '../category/Bones.tsx'

const few = 12

type Own = 'recent' | 'favourite'

interface HomeGamesProps extends OpenedGameLinks {
  gamesLink: string
  instead?: ReactNode
}

/**
 * The member's recent and favourite games on the home, and the opened game. Also transfers money out when the
 * member returns from a game.
 */
export const HomeGames = ({ gamesLink, instead, ...links }: HomeGamesProps) => {
  // The member may be playing on another device.
  useGameReturn({ onArrival: false })
  return (
    <>
      {instead ?? <OwnGames gamesLink={gamesLink} />}
      <OpenedGame {...links} />
    </>
  )
}

const OwnGames = ({ gamesLink }: { gamesLink: string }) => {
  const [chosen, setChosen] = useState<Own>()
  const setting = useAtomValue(settingQueryAtom)
  const isOffered = {
    recent: useAtomValue(featureAtom('recent')) === true,
    favourite: useAtomValue(featureAtom('favourites')) === true,
  }
  const tabs = (['recent', 'favourite'] as const).filter((id) => isOffered[id])
  const own = chosen ?? tabs[0]
  if (!own)
    return (
      <Loaded query={setting} skeleton={<Bones rows={1} />}>
        {() => null}
      </Loaded>
    )
  return (
    <Tabs
      label={t.category.mine}
      tabs={tabs.map((id) => ({ id, label: id === 'recent' ? t.category.again : t.category.favourites }))}
      selected={own}
      onSelect={setChosen}
    >
      {own === 'recent' ? <RecentGames gamesLink={gamesLink} /> : <Favourites gamesLink={gamesLink} />}
    </Tabs>
  )
}

// As high as a row of games (`--row` of the home), with or without them.
const Invitation = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--row, 193px);
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1) linear-gradient(105deg, var(--brand-soft), transparent 70%);
  & > svg {
    flex: none;
    width: 96px;
    height: auto;
    margin-right: 16px;
  }
  & p {
    margin-bottom: 12px;
    font-family: var(--font-display);
    font-weight: 500;
    text-wrap: balance;
  }
  ${desktop} {
    padding: 8px 32px;
    & > svg {
      width: calc(var(--row, 145px) - 24px);
      margin-right: 32px;
    }
    & p {
      font-size: 1.125rem;
    }
  }
`

const None = ({ title, gamesLink }: { title: string; gamesLink: string }) => (
  <Invitation>
    <CategoryArt name="slot" />
    <div>
      <p>{title}</p>
      <LinkButton to={gamesLink}>{t.category.toAll}</LinkButton>
    </div>
  </Invitation>
)

const More = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: 8px;
  border: 1px dashed var(--border-strong);
  border-radius: var(--radius-m);
  color: var(--brand-text);
  font-family: var(--font-display);
  font-size: 0.9375rem;
  text-align: center;
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`

const toAll = (gamesLink: string) => (
  <More to={gamesLink}>
    <Icon name="games" />
    <Phrases>{t.category.toAll}</Phrases>
  </More>
)

const RecentGames = ({ gamesLink }: { gamesLink: string }) => (
  <Loaded
    query={useAtomValue(recentGamesAtom)}
    skeleton={<Bones rows={1} />}
    empty={<None title={t.category.noneAgain} gamesLink={gamesLink} />}
  >
    {(games) => (
      <GameCarousel
        games={games.slice(0, few)}
        label={t.category.again}
        known
        rows={1}
        rest={toAll(gamesLink)}
      />
    )}
  </Loaded>
)

const Favourites = ({ gamesLink }: { gamesLink: string }) => {
  const favourites = useAtomValue(favouritesAtom)
  const isFavourite = useAtomValue(isFavouriteAtom)
  return (
    <Loaded
      query={{ ...favourites, data: favourites.data?.filter(isFavourite) }}
      skeleton={<Bones rows={1} />}
      empty={<None title={t.category.noFavourites} gamesLink={gamesLink} />}
    >
      {(games) => (
        <GameCarousel
          games={games.slice(0, few)}
          label={t.category.favourites}
          rows={1}
          rest={toAll(gamesLink)}
        />
      )}
    </Loaded>
  )
}
