import styled from '@emotion/styled'
import {
  Button,
  Card,
  EmptyArt,
  EmptyState,
  Eye,
  FormMessage,
  handOver,
  IconButton,
  LinkButton,
  Loaded,
  MorePages,
  Page,
  SkeletonRows,
  toast,
  Phrases,
  Stack,
  List,
  ListRow,
  OwnMoney,
  useBriefWait,
} from '@member/ui'
import { isAwaited } from '@member/api-client'
import { useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { StaleRows } from '../money/rowParts.tsx'
import { EntryView } from './EntryView.tsx'
import { isBackwards, isFiltered, type LedgerView, writeView, readView } from './filter.ts'
import { entryAtom, getFileAtom, ledgerAtom, viewAtom } from './ledger.ts'
import { levelAtom } from '../money/level.ts'
import { LedgerFilters } from './LedgerFilters.tsx'
import { MonthSums } from './MonthSums.tsx'
import { LedgerMonths } from './LedgerMonths.tsx'
import { t } from './words.ts'
import { useSearchParams } from 'react-router'
import { t as deposit } from '../deposit/words.ts'
import { CancelBonus } from '../turnover/CancelBonus.tsx'
import { Turnover } from '../turnover/Turnover.tsx'
import { t as turnover } from '../turnover/words.ts'

const BonusLine = ({ playLink }: { playLink: string }) => {
  const left = useAtomValue(levelAtom).data?.turnoverLeft ?? 0
  const [isOpen, setOpen] = useState(false)
  if (left <= 0) return null
  return (
    <>
      <Card flush>
        <List>
          <ListRow
            title={turnover.title}
            value={<OwnMoney baht={left} />}
            valueNote={turnover.stillToPlay}
            isOpen={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        </List>
      </Card>
      {isOpen ? (
        <Turnover playLink={playLink}>
          <CancelBonus />
        </Turnover>
      ) : null}
    </>
  )
}

const RefusedNext = ({ slipLink, contactLink }: { slipLink: string; contactLink: string }) => (
  <Stack space={3}>
    <FormMessage tone="info">
      <strong>{t.refused.title}</strong>
      <p>
        <Phrases>{t.refused.next}</Phrases>
      </p>
    </FormMessage>
    <LinkButton wide icon="receipt" to={slipLink}>
      {deposit.toSlip}
    </LinkButton>
    <LinkButton wide variant="quiet" icon="contact" to={contactLink}>
      {deposit.contact}
    </LinkButton>
  </Stack>
)

/** Returns the ledger's filters, read from the address, and a function that changes some of them. */
function useLedgerView() {
  const [search, setSearch] = useSearchParams()
  const view = useMemo(() => readView(search), [search])
  const publish = useSetAtom(viewAtom)
  useLayoutEffect(() => publish(view), [view, publish])
  const change = (part: Partial<LedgerView>) => {
    const next = writeView({ ...view, ...part })
    // One search is one history entry, although it is updated while typing.
    const replace = Boolean(view.words && part.words)
    if (next.toString() !== search.toString()) setSearch(next, { replace })
  }
  return [view, change] as const
}

export interface LedgerScreenProps {
  depositLink: string
  slipLink: string
  contactLink: string
  playLink: string
  back?: string | undefined
}

const linkOf = (view: LedgerView) => `?${writeView(view).toString()}`

export const LedgerScreen = ({ slipLink, contactLink, ...list }: LedgerScreenProps) => {
  const [view, change] = useLedgerView()
  return view.entry === undefined ? (
    <LedgerList view={view} change={change} {...list} />
  ) : (
    <OpenEntry
      back={linkOf({ ...view, entry: undefined })}
      refused={<RefusedNext slipLink={slipLink} contactLink={contactLink} />}
    />
  )
}

interface LedgerListProps extends Pick<LedgerScreenProps, 'depositLink' | 'playLink' | 'back'> {
  view: LedgerView
  change: (part: Partial<LedgerView>) => void
}

const LedgerList = ({ view, change, depositLink, playLink, back }: LedgerListProps) => {
  const getFile = useSetAtom(getFileAtom)
  // The turnover above the list is shown first or not at all, so that no row moves.
  const level = useAtomValue(levelAtom)
  const { isWaiting, isLate } = useBriefWait(isAwaited(level), level.data === undefined)
  const save = async () => {
    try {
      const { name, text } = await getFile(view)
      await handOver(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    } catch {
      void toast(t.fileFailed, 'bad')
    }
  }
  return (
    <Page
      title={t.title}
      back={back}
      action={
        <>
          <Eye />
          <IconButton icon="download" label={t.file} onClick={() => void save()} />
        </>
      }
      rail={<MonthSums />}
    >
      <LedgerFilters view={view} onChange={change} />
      {isLate ? null : <BonusLine playLink={playLink} />}
      {isBackwards(view) ? null : (
        <Entries view={view} change={change} depositLink={depositLink} isWaiting={isWaiting} />
      )}
    </Page>
  )
}

const OpenEntry = ({ back, refused }: { back: string; refused: ReactNode }) => {
  const query = useAtomValue(entryAtom)
  return (
    <Page title={t.entryTitle} back={back} action={<Eye />}>
      <Loaded query={query} skeleton={<SkeletonRows rows={6} />}>
        {(detail) => <EntryView detail={detail} refused={refused} />}
      </Loaded>
    </Page>
  )
}

const End = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

interface EntriesProps extends Pick<LedgerListProps, 'view' | 'change' | 'depositLink'> {
  isWaiting: boolean
}

const Entries = ({ view, change, depositLink, isWaiting }: EntriesProps) => {
  const entries = useAtomValue(ledgerAtom)
  // The list's failure is not shown while the turnover loads.
  const query = isWaiting ? { ...entries, data: undefined, isPending: true, error: null } : entries
  return (
    <Loaded
      query={query}
      skeleton={
        <Card flush>
          <SkeletonRows rows={8} />
        </Card>
      }
      isEmpty={({ pages }) => pages[0]?.items.length === 0}
      empty={<Nothing isFiltered={isFiltered(view)} change={change} depositLink={depositLink} />}
    >
      {({ pages }) => (
        <>
          <StaleRows old={query.isPlaceholderData} aria-busy={query.isPlaceholderData}>
            <LedgerMonths
              pages={pages}
              kind={pages[0]?.kind}
              linkOf={(entry) => linkOf({ ...view, entry })}
            />
          </StaleRows>
          <MorePages query={query} />
          {query.hasNextPage ? null : <End>{isFiltered(view) ? t.endFiltered : t.end}</End>}
        </>
      )}
    </Loaded>
  )
}

const noFilter = { kind: undefined, period: 'all', from: undefined, to: undefined, words: '' } as const

const Nothing = ({
  isFiltered: filtered,
  change,
  depositLink,
}: Omit<EntriesProps, 'view' | 'isWaiting'> & { isFiltered: boolean }) => (
  <Card>
    {filtered ? (
      <EmptyState
        art={<EmptyArt name="history" />}
        title={t.emptyFiltered}
        action={<Button onClick={() => change(noFilter)}>{t.clear}</Button>}
      >
        {t.emptyFilteredNext}
      </EmptyState>
    ) : (
      <EmptyState
        art={<EmptyArt name="history" />}
        title={t.empty}
        action={
          <LinkButton variant="quiet" to={depositLink}>
            {t.toDeposit}
          </LinkButton>
        }
      >
        {t.emptyNext}
      </EmptyState>
    )}
  </Card>
)
