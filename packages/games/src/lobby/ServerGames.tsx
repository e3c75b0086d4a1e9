import { EmptyState, EmptyArt, Failure, formatCount, Button } from '@member/ui'
import { ApiError } from '@member/api-client'
import { useDeferredValue, useMemo, useState } from 'react'
import { th } from './th.ts'
import { Count, Stale } from './lobbyStyle.ts'
import { GameGrid } from './GameGrid.tsx'
import { PagedRow } from './GameRow.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { useGamesPage, type GamesWanted } from './gamePages.ts'

/** What the server finds for the filter. While the next answer is on its way the last one stays in view. */
export const ServerGames = ({
  type,
  provider,
  q,
  show,
  sort,
  onClear,
}: GamesWanted & { onClear: () => void }) => {
  const asked = useMemo(() => ({ type, provider, q, show, sort }), [type, provider, q, show, sort])
  const wanted = useDeferredValue(asked)
  const first = useGamesPage(wanted, 1)
  const total = first.data?.total
  const [shown, setShown] = useState<{ wanted: GamesWanted; total: number }>()
  if (total !== undefined && (shown?.wanted !== wanted || shown.total !== total)) setShown({ wanted, total })
  const now = total === undefined ? shown : { wanted, total }

  if (first.isError && total === undefined)
    return (
      <Failure
        message={first.error instanceof ApiError ? first.error.message : undefined}
        requestId={first.error instanceof ApiError ? (first.error.requestId ?? undefined) : undefined}
        retry={first.refetch}
        retrying={first.isFetching}
      />
    )
  if (!now) return <LobbySkeleton />
  if (now.total === 0)
    return (
      <EmptyState
        art={<EmptyArt name="history" />}
        title={q ? th.search.nothing(q) : th.lobby.empty}
        action={<Button onClick={onClear}>{q ? th.search.clear : th.lobby.clear}</Button>}
      >
        {q ? th.search.nothingHint : th.lobby.emptyHint}
      </EmptyState>
    )
  return (
    <Stale stale={now.wanted !== asked}>
      <Count role="status">{(q ? th.search.found : th.lobby.count)(formatCount(now.total))}</Count>
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
