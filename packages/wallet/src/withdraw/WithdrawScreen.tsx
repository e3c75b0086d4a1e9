import { Page, Columns, EmptyArt, EmptyState, MovingList, Loaded, Section, SkeletonRows } from '@member/ui'
import type { ReactNode } from 'react'
import { type EntryHref, SeeAll, useEntryHref } from '../money/ReceiptLink.tsx'
import { t } from './words.ts'
import { WithdrawStage } from './WithdrawStage.tsx'
import { useAtomValue } from 'jotai'
import { WithdrawRow } from '../money/DepositRow.tsx'
import { newestWithdrawalsAtom } from '../money/newest.ts'

interface WithdrawHistoryProps {
  historyLink: string
  entryHref: EntryHref | undefined
}

const WithdrawHistory = ({ historyLink, entryHref }: WithdrawHistoryProps) => {
  const entry = useEntryHref(entryHref)
  return (
    <Section title={t.history} action={<SeeAll to={historyLink} />} card="flush">
      <Loaded
        query={useAtomValue(newestWithdrawalsAtom)}
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
              <WithdrawRow key={withdraw.uuid} withdraw={withdraw} to={entry?.('withdraw', withdraw.uuid)} />
            ))}
          </MovingList>
        )}
      </Loaded>
    </Section>
  )
}

export interface WithdrawScreenProps {
  depositLink: string
  contactLink: string
  historyLink: string
  playLink: string
  entryHref?: EntryHref | undefined
  /** Returns the address of the help page, filtered by `word`. */
  helpHref: (word: string) => string
  back?: string | undefined
  notice?: ReactNode
  /** Shown last: it comes late, and would move what is already read. */
  later?: ReactNode
}

export const WithdrawScreen = ({
  depositLink,
  contactLink,
  historyLink,
  playLink,
  entryHref,
  helpHref,
  back,
  notice,
  later,
}: WithdrawScreenProps) => (
  <Page title={t.title} back={back}>
    <Columns
      main={
        <>
          {notice}
          <WithdrawStage
            depositLink={depositLink}
            contactLink={contactLink}
            playLink={playLink}
            entryHref={entryHref}
            helpLink={helpHref(t.helpWord)}
          />
        </>
      }
      side={
        <>
          <WithdrawHistory historyLink={historyLink} entryHref={entryHref} />
          {later}
        </>
      }
    />
  </Page>
)
