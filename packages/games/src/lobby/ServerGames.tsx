import type { Provider } from '@member/api-client'
import { EmptyState, EmptyArt, Failure, Button } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { categoriesAtom } from '../categories/categories.ts'
import { t } from './words.ts'
import { Count, Stale } from './lobbyStyle.ts'
import { GameGrid } from './GameGrid.tsx'
import { PagedRow } from './GameRow.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { useGamesPage, type GamesWanted } from './gamePages.ts'
import { type LobbyFilter, namedSo, NamedChoice } from './lobbyFilter.tsx'
import { NothingFound } from './NothingFound.tsx'

export const ServerGames = ({
  filter: { type, provider, q, show, sort },
  providers,
  onChange,
}: {
  filter: LobbyFilter
  providers: readonly Provider[]
  onChange: (part: Partial<LobbyFilter>) => void
}) => {
  const asked = useMemo(() => ({ type, provider, q, show, sort }), [type, provider, q, show, sort])
  const wanted = useDeferredValue(asked)
  const first = useGamesPage(wanted, 1)
  const categories = useAtomValue(categoriesAtom)
  const total = first.data?.total
  const [shown, setShown] = useState<{ wanted: GamesWanted; total: number }>()
  if (total !== undefined && (shown?.wanted !== wanted || shown.total !== total)) setShown({ wanted, total })
  const now = total === undefined ? shown : { wanted, total }

  if (first.isError && total === undefined)
    return <Failure error={first.error} retry={first.refetch} retrying={first.isFetching} />
  // An empty result belongs to its own search text only.
  if (!now || (now.total === 0 && now.wanted !== asked)) return <LobbySkeleton />
  if (now.total === 0)
    return q ? (
      <NothingFound filter={asked} onChange={onChange} />
    ) : (
      <EmptyState
        art={<EmptyArt name="history" />}
        title={t.lobby.empty}
        action={
          <Button onClick={() => onChange({ provider: undefined, show: 'all', sort: 'rank' })}>
            {t.lobby.clear}
          </Button>
        }
      >
        {t.lobby.emptyHint}
      </EmptyState>
    )
  return (
    <Stale stale={now.wanted !== asked}>
      <NamedChoice label={t.search.named} named={namedSo(q, { categories, providers })} onChoose={onChange} />
      <Count role="status">
        {q
          ? t.search.found({ count: now.total })
          : sort === 'rank'
            ? t.lobby.count({ count: now.total })
            : t.lobby.countSorted({ count: now.total, order: t.lobby.sorted[sort] })}
      </Count>
      <GameGrid
        key={JSON.stringify(now.wanted)}
        count={now.total}
        renderRow={(start, columns) => (
          <PagedRow wanted={now.wanted} start={start} columns={columns} total={now.total} />
        )}
      />
    </Stale>
  )
}
