import { featureAtom } from '@member/api-client/setting'
import { Icon, Page } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { categoriesAtom } from '../categories/categories.ts'
import { CategoryTabs, Tab } from '../categories/CategoryTabs.tsx'
import { GamesFrame } from '../frame/GamesFrame.tsx'
import type { GamesLinks } from '../game/game.ts'
import { searchOfLobby, type LobbyFilter } from '../lobby/lobbyFilter.tsx'
import { SearchBox } from '../lobby/SearchBox.tsx'
import { ServerGames } from '../lobby/ServerGames.tsx'
import { t as lobby } from '../lobby/words.ts'
import { t } from '../game/words.ts'
import { CategoryFront } from './CategoryFront.tsx'

const longest = 60

export const CategoryScreen = ({
  back,
  notFound,
  ...links
}: GamesLinks & {
  back: string
  /** Shown instead of the screen if the address names an unknown category. */
  notFound: ReactNode
}) => {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const categories = useAtomValue(categoriesAtom)
  const favourites = useAtomValue(featureAtom('favourites'))
  const named = search.get('cat')
  const cat = named ? categories.find((category) => category === named) : categories[0]
  if (!cat) return notFound
  const q = (search.get('q') ?? '').trim().slice(0, longest)
  const find = (words: string) => {
    const next = new URLSearchParams(search)
    if (words) next.set('q', words)
    else next.delete('q')
    setSearch(next, { replace: q !== '' })
  }
  const filter: LobbyFilter = { type: 'all', provider: undefined, q, show: 'all', sort: 'rank' }
  const change = (part: Partial<LobbyFilter>) => {
    const next = { ...filter, ...part }
    if (part.type) void navigate(links.lobbyLink(next.type, next.provider ?? 'all', searchOfLobby(next)))
    else find(next.q)
  }
  return (
    <Page title={t.category.title} back={back} tools={<SearchBox q={q} onSearch={find} />}>
      <GamesFrame {...links}>
        {q ? (
          <ServerGames filter={filter} providers={[]} onChange={change} />
        ) : (
          <>
            <CategoryTabs
              selected={cat}
              all
              linkOf={(to) => (to === 'all' ? links.lobbyLink('all', 'all') : links.categoryLink(to))}
              before={
                favourites ? (
                  <Tab to={links.lobbyLink('all', 'all', 'show=favourite')}>
                    <Icon name="heart" size={32} />
                    {lobby.lobby.favourite}
                  </Tab>
                ) : null
              }
            />
            <CategoryFront key={cat} cat={cat} lobbyLink={links.lobbyLink} />
          </>
        )}
      </GamesFrame>
    </Page>
  )
}
