import {
  Button,
  Card,
  EmptyArt,
  EmptyState,
  LinkButton,
  Loaded,
  MorePages,
  type MorePagesProps,
  Rows,
  SkeletonRows,
  type LoadedQuery,
} from '@member/ui'
import type { ReactNode } from 'react'
import { StaleRows } from '../money/rowParts.tsx'
import { t } from './words.ts'
import { isFiltered, type HistoryFilter } from './filter.ts'

/** A filtered list, with different texts for "no entries" and "none for this filter". */
export const HistoryList = <Item,>({
  query,
  filter,
  change,
  none,
  start,
  children,
}: {
  query: LoadedQuery<{ pages: { items: Item[] }[] }> &
    MorePagesProps['query'] & { isPlaceholderData: boolean }
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
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={
        isFiltered(filter) ? (
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
      {({ pages }) => (
        <>
          <StaleRows old={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
            <Rows items={pages.flatMap(({ items }) => items)}>{children}</Rows>
          </StaleRows>
          <MorePages query={query} />
        </>
      )}
    </Loaded>
  </Card>
)
