import { Card, EmptyState, MovingList, Loaded, Section, SkeletonRows, EmptyArt } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { DepositRow } from '../money/DepositRow.tsx'
import { type EntryHref, useEntryHref } from '../money/entryHref.ts'
import { StaleRows } from '../money/StaleRows.ts'
import { Pager } from '../money/Pager.tsx'
import { t } from './words.ts'
import { depositPageAtom, depositPageQueryAtom, rowsPerPage } from './deposit.ts'

export const DepositHistory = ({ entryHref }: { entryHref: EntryHref | undefined }) => {
  const entry = useEntryHref(entryHref)
  const [page, setPage] = useAtom(depositPageAtom)
  // The next visit starts with the newest again.
  useEffect(() => () => setPage(1), [setPage])
  const query = useAtomValue(depositPageQueryAtom)
  return (
    <Section title={t.history}>
      <Card flush>
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={5} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState art={<EmptyArt name="history" />} title={t.empty}>
              {t.emptyNext}
            </EmptyState>
          }
        >
          {({ items, total, limit }) => (
            <>
              <StaleRows old={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
                <MovingList>
                  {items.map((deposit) => (
                    <DepositRow key={deposit.uuid} deposit={deposit} to={entry?.('deposit', deposit.uuid)} />
                  ))}
                </MovingList>
              </StaleRows>
              <Pager
                page={page}
                limit={limit || rowsPerPage}
                total={total}
                busy={query.isPlaceholderData}
                onPage={setPage}
              />
            </>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}
