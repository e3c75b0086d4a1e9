import type { Game } from '@member/api-client'
import { nearest, searchKey } from '@member/i18n/search'
import { Button, EmptyState, Failure, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { categoriesAtom } from '../categories/categories.ts'
import { t } from './words.ts'
import { useCategory, useGamesPage } from './gamePages.ts'
import { GameRow } from './GameRow.tsx'
import { type LobbyFilter, namedSo, NamedChoice } from './lobbyFilter.tsx'
import { LobbySkeleton } from './LobbySkeleton.tsx'
import { useColumns } from './GameGrid.tsx'

interface NothingFoundProps {
  filter: Pick<LobbyFilter, 'q' | 'sort'>
  onChange: (part: Partial<LobbyFilter>) => void
}

const none: never[] = []

/** Screen for a search without results: games of all categories, similar names and popular games. */
export const NothingFound = ({ filter: { q, sort }, onChange }: NothingFoundProps) => {
  const everywhere = useGamesPage({ type: 'all', provider: undefined, q, sort }, 1)
  const front = useCategory('all').data
  const categories = useAtomValue(categoriesAtom)
  const found = everywhere.data
  const known = front?.items ?? none
  const near = found?.near ?? nearest(q, known, ({ name, nameEn }) => [name, nameEn].map(searchKey))
  return (
    <Stack space={5}>
      <div role="status">
        <EmptyState
          title={t.search.nothing({ words: q })}
          action={<Button onClick={() => onChange({ q: '' })}>{t.search.clear}</Button>}
        >
          {t.search.nothingHint}
        </EmptyState>
      </div>
      <NamedChoice
        label={t.search.perhaps}
        named={namedSo(q, { categories, providers: front?.providers ?? none }, true)}
        onChoose={onChange}
      />
      {found ? (
        found.total > 0 ? (
          <Few
            title={t.search.elsewhere({ count: found.total })}
            games={found.items}
            onAll={() => onChange({ type: 'all', provider: undefined, show: 'all' })}
          />
        ) : (
          <Few title={t.search.near} games={near} />
        )
      ) : everywhere.isError ? (
        <Failure error={everywhere.error} retry={everywhere.refetch} retrying={everywhere.isFetching} />
      ) : (
        <Section title={t.search.searching}>
          <LobbySkeleton rows={1} />
        </Section>
      )}
      <Few title={t.search.popular} games={known} />
    </Stack>
  )
}

const Few = ({ title, games, onAll }: { title: string; games: Game[]; onAll?: () => void }) => {
  const columns = useColumns()
  const few = games.slice(0, columns * 2)
  if (few.length === 0) return null
  return (
    <Section
      title={title}
      {...(onAll && {
        action: (
          <Button small onClick={onAll}>
            {t.search.seeAll}
          </Button>
        ),
      })}
    >
      <div role="list" aria-label={title}>
        <GameRow games={few} columns={columns} start={0} of={few.length} />
      </div>
    </Section>
  )
}
