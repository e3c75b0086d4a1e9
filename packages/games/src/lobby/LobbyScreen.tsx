import { IconButton, Page } from '@member/ui'
import { useState, type ReactNode, useMemo } from 'react'
import { CategoryTabs } from '../categories/CategoryTabs.tsx'
import { GamesFrame } from '../frame/GamesFrame.tsx'
import type { GamesLinks } from '../game/game.ts'
import { t as games } from '../game/words.ts'
import { t } from './words.ts'
import { FilterSheet } from './FilterSheet.tsx'
import { useCategory } from './gamePages.ts'
import { searchOfLobby, type LobbyFilter, readLobby } from './lobbyFilter.tsx'
import { Choices } from './lobbyStyle.ts'
import { MyGames } from './MyGames.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ServerGames } from './ServerGames.tsx'
import { OneProvider, ShowChoice } from './ShowChoice.tsx'
import { useAtomValue } from 'jotai'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { categoriesAtom } from '../categories/categories.ts'

/** Returns the lobby's filter, read from the address, and a function that changes parts of it. */
function useLobbyFilter(lobbyLink: GamesLinks['lobbyLink']) {
  const { type, slot } = useParams()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const categories = useAtomValue(categoriesAtom)
  const filter = useMemo(() => {
    const read = readLobby(type, slot, search)
    return read && (read.type === 'all' || categories.includes(read.type)) ? read : undefined
  }, [type, slot, search, categories])
  const change = (part: Partial<LobbyFilter>) => {
    if (!filter) return
    const next = { ...filter, ...part }
    // Typing is one change, not one per letter.
    void navigate(lobbyLink(next.type, next.provider ?? 'all', searchOfLobby(next)), {
      replace: part.q !== undefined && filter.q !== '',
    })
  }
  return [filter, change] as const
}

interface LobbyProps extends GamesLinks {
  notFound: ReactNode
}

export const LobbyScreen = (props: LobbyProps) => {
  const [filter, change] = useLobbyFilter(props.lobbyLink)
  return filter ? <Lobby {...props} filter={filter} change={change} /> : props.notFound
}

const Lobby = ({
  filter,
  change,
  notFound,
  ...links
}: LobbyProps & { filter: LobbyFilter; change: (part: Partial<LobbyFilter>) => void }) => {
  const { data: front } = useCategory(filter.type)
  const [filtering, setFiltering] = useState(false)
  const provider = front?.providers.find(({ code }) => code === filter.provider)
  // The server lists every provider of a category; one not listed has no games here.
  if (front && filter.provider && !provider) return notFound
  const own = filter.show === 'favourite' || filter.show === 'recent' ? filter.show : undefined
  const title = own ? t.lobby[own] : (provider?.name ?? games.categories[filter.type])
  return (
    <Page
      title={title}
      back={links.categoryLink(filter.type)}
      tools={
        <>
          <SearchBox q={filter.q} onSearch={(q) => change({ q })} />
          <IconButton
            icon="filter"
            label={t.lobby.filters}
            aria-haspopup="dialog"
            onClick={() => setFiltering(true)}
          />
        </>
      }
    >
      <GamesFrame {...links}>
        <Choices>
          <CategoryTabs
            // "All" would be wrong for the member's own games.
            selected={own && filter.type === 'all' ? undefined : filter.type}
            all
            staysAtStart={own !== undefined}
            linkOf={(type) =>
              links.lobbyLink(type, 'all', searchOfLobby(own ? { ...filter, show: 'all' } : filter))
            }
            before={
              <>
                {filter.provider ? (
                  <OneProvider
                    name={provider?.name ?? filter.provider}
                    onAny={() => change({ provider: undefined })}
                  />
                ) : null}
                <ShowChoice first shown={filter.show} onChoose={(show) => change({ show })} />
              </>
            }
            after={<ShowChoice shown={filter.show} onChoose={(show) => change({ show })} />}
          />
        </Choices>
        <div>
          {own ? (
            <MyGames filter={filter} onChange={change} />
          ) : (
            <ServerGames filter={filter} providers={front?.providers ?? []} onChange={change} />
          )}
        </div>
      </GamesFrame>
      {filtering ? (
        <FilterSheet
          filter={filter}
          title={title}
          providers={front?.providers ?? []}
          onChoose={change}
          onClose={() => setFiltering(false)}
        />
      ) : null}
    </Page>
  )
}
