import { Card, EmptyArt, EmptyState, LinkButton, MovingList, Loaded, Section, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { type EntryHref, useEntryHref } from '../money/entryHref.ts'
import { t } from './words.ts'
import { WithdrawRow } from '../money/WithdrawRow.tsx'
import { lastWithdrawalsAtom } from './withdraw.ts'

interface WithdrawHistoryProps {
  historyLink: string
  entryHref: EntryHref | undefined
}

export const WithdrawHistory = ({ historyLink, entryHref }: WithdrawHistoryProps) => {
  const entry = useEntryHref(entryHref)
  return (
    <Section
      title={t.history}
      action={
        <LinkButton small variant="quiet" to={historyLink}>
          {t.seeAll}
        </LinkButton>
      }
    >
      <Card flush>
        <Loaded
          query={useAtomValue(lastWithdrawalsAtom)}
          skeleton={<SkeletonRows rows={3} />}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState art={<EmptyArt name="withdrawal" />} title={t.empty}>
              {t.emptyNext}
            </EmptyState>
          }
        >
          {({ items }) => (
            <MovingList>
              {items.map((withdraw) => (
                <WithdrawRow
                  key={withdraw.uuid}
                  withdraw={withdraw}
                  to={entry?.('withdraw', withdraw.uuid)}
                />
              ))}
            </MovingList>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}
