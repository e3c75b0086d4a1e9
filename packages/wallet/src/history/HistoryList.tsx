import {
  Button,
  Card,
  EmptyArt,
  EmptyState,
  LinkButton,
  Loaded,
  Rows,
  SkeletonRows,
  type LoadedQuery,
} from '@member/ui'
import type { ReactNode } from 'react'
import { StaleRows, Pager } from '../money/Pager.tsx'
import { t } from './words.ts'
import { isFiltered, type HistoryFilter } from './filter.ts'

interface ListPage<Item> {
  items: Item[]
  total: number
  limit: number
}

/** One page of a filtered list, with different texts for "no entries" and "none for this filter". */
export const HistoryList = <Item,>({
  query,
  filter,
  change,
  none,
  start,
  children,
}: {
  query: LoadedQuery<ListPage<Item>> & { isPlaceholderData: boolean }
  filter: HistoryFilter
  change: (part: Partial<HistoryFilter>) => void
  none: string
  start: { to: string; label: string }
  children: (item: Item) => ReactNode
}) => (
  <Card flush>
    <Loaded
      query={query}
      skeleton={<SkeletonRows rows={8} />}
      isEmpty={({ items }) => items.length === 0}
      empty={
        isFiltered(filter) || filter.page > 1 ? (
          <EmptyState
            art={<EmptyArt name="history" />}
            title={t.emptyFiltered}
            action={<Button onClick={() => change({ status: '', from: '', to: '' })}>{t.clear}</Button>}
          >
            {t.emptyFilteredNext}
          </EmptyState>
        ) : (
          <EmptyState
            art={<EmptyArt name="history" />}
            title={none}
            action={
              <LinkButton variant="quiet" to={start.to}>
                {start.label}
              </LinkButton>
            }
          >
            {t.emptyNext}
          </EmptyState>
        )
      }
    >
      {({ items, total, limit }) => (
        <>
          <StaleRows old={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
            <Rows items={items}>{children}</Rows>
          </StaleRows>
          <Pager
            page={filter.page}
            limit={limit}
            total={total}
            busy={query.isPlaceholderData}
            onPage={(page) => change({ page })}
          />
        </>
      )}
    </Loaded>
  </Card>
)
