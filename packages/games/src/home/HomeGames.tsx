import { featureAtom } from '@member/api-client/setting'
import { EmptyState, Loaded, Tabs } from '@member/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { GameCarousel } from '../category/GameCarousel.tsx'
import { favouritesAtom, isFavouriteAtom, recentGamesAtom } from '../favourites.ts'
import { GameSheet } from '../launch/GameSheet.tsx'
import { OpenGameShell } from '../launch/GameShell.tsx'
import { useGameReturn } from '../launch/useGameReturn.ts'
import type { GamesLinks } from '../links.ts'
import { t } from '../words.ts'
import { Bones } from './Bones.tsx'

const few = 12

type Own = 'recent' | 'favourite'

interface HomeGamesProps extends Pick<GamesLinks, 'depositLink' | 'depositSheet'> {
  /** In place of the member's own games, while they cannot have any. */
  instead?: ReactNode
}

/** On the member's home: what they played and what they like, one press away, and the game that is opened. */
export const HomeGames = ({ depositLink, depositSheet, instead }: HomeGamesProps) => {
  // The member may be playing on another device.
  useGameReturn({ onArrival: false })
  return (
    <>
      {instead ?? <OwnGames />}
      <GameSheet depositLink={depositLink} />
      <OpenGameShell depositSheet={depositSheet} />
    </>
  )
}

const OwnGames = () => {
  const [chosen, setChosen] = useState<Own>()
  const recent = useAtomValue(recentGamesAtom)
  const favourites = useAtomValue(favouritesAtom)
  const isFavourite = useAtomValue(isFavouriteAtom)
  const liked = favourites.data?.filter(isFavourite)
  // Who has played nothing yet may have put games aside.
  const own = chosen ?? (liked?.length && !recent.data?.length && !recent.isFetching ? 'favourite' : 'recent')
  const label = { recent: t.category.again, favourite: t.category.favourites }
  const isOffered = {
    recent: useAtomValue(featureAtom('recent')) === true,
    favourite: useAtomValue(featureAtom('favourites')) === true,
  }
  const tabs = (['recent', 'favourite'] as const).filter((id) => isOffered[id])
  if (tabs.length === 0) return null
  return (
    <Tabs
      label={t.category.mine}
      tabs={tabs.map((id) => ({ id, label: label[id] }))}
      selected={own}
      onSelect={setChosen}
    >
      <Loaded
        query={own === 'recent' ? recent : { ...favourites, data: liked }}
        skeleton={<Bones />}
        empty={<EmptyState title={own === 'recent' ? t.category.noneAgain : t.category.noFavourites} />}
      >
        {(games) => <GameCarousel games={games.slice(0, few)} label={label[own]} known rows={1} />}
      </Loaded>
    </Tabs>
  )
}
