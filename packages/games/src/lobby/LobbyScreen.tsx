import { IconButton, Page, toast, copyText } from '@member/ui'
import type { ReactNode } from 'react'
import { CategoryTabs } from '../categories/CategoryTabs.tsx'
import { GamesFrame } from '../GamesFrame.tsx'
import type { GamesLinks } from '../links.ts'
import { th } from '../th.ts'
import { useCategory } from './gamePages.ts'
import type { LobbyFilter } from './lobbyFilter.ts'
import { Tools } from './lobbyStyle.ts'
import { MyGames } from './MyGames.tsx'
import { ProviderChoice } from './ProviderChoice.tsx'
import { SearchBox } from './SearchBox.tsx'
import { ServerGames } from './ServerGames.tsx'
import { ShowChoice } from './ShowChoice.tsx'
import { useLobbyFilter } from './useLobbyFilter.ts'

const share = async (title: string) => {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url: window.location.href })
    else if (await copyText(window.location.href)) void toast(th.lobby.shared)
  } catch {
    // The member closed the sheet.
  }
}

interface LobbyProps extends GamesLinks {
  /** Stands in the place of a category or a provider there is none of. */
  notFound: ReactNode
}

/** All games of a category or a provider: as many as there are, found by typing, the filter in the address. */
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
  const provider = front?.providers.find(({ code }) => code === filter.provider)
  // The server names every provider of a category; one it does not name has no games here.
  if (front && filter.provider && !provider) return notFound
  const category = th.categories[filter.type]
  const title = provider ? `${category} · ${provider.name}` : category
  return (
    <Page
      title={title}
      back={links.categoryLink(filter.type)}
      action={<IconButton icon="share" label={th.lobby.share} onClick={() => void share(title)} />}
    >
      <GamesFrame {...links}>
        <CategoryTabs
          selected={filter.type}
          all
          linkOf={(type) => links.lobbyLink(type, 'all', filter.q ? `q=${encodeURIComponent(filter.q)}` : '')}
        />
        <div>
          <Tools>
            <SearchBox q={filter.q} onSearch={(q) => change({ q })} />
          </Tools>
          <ShowChoice shown={filter.show} onChoose={(show) => change({ show })} />
          <ProviderChoice
            providers={front?.providers ?? []}
            chosen={filter.provider}
            onChoose={(code) => change({ provider: code })}
          />
        </div>
        {filter.show === 'all' ? (
          <ServerGames {...filter} onClear={() => change(filter.q ? { q: '' } : { provider: undefined })} />
        ) : (
          <MyGames filter={filter} />
        )}
      </GamesFrame>
    </Page>
  )
}
