import { Page, Stack, Tabs, Button, Card, DateField, SelectField } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { DepositRow, WithdrawRow } from '../money/DepositRow.tsx'
import { t } from './words.ts'
import { isBackwards, readFilter, writeFilter, type HistoryFilter, isFiltered, statusesOf } from './filter.ts'
import { depositHistoryAtom, withdrawalHistoryAtom, filterAtom } from './history.ts'
import { HistoryList } from './HistoryList.tsx'
import { useLayoutEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import styled from '@emotion/styled'
import { t as wallet } from '../money/words.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  grid-gap: 12px;
  & > :first-of-type {
    grid-column: 1 / -1;
  }
  @media (min-width: 720px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > :first-of-type {
      grid-column: auto;
    }
  }
`

const Clear = styled.div`
  margin-top: 8px;
`

const HistoryFilters = ({
  filter,
  onChange,
}: {
  filter: HistoryFilter
  onChange: (part: Partial<HistoryFilter>) => void
}) => {
  const { tab, status = '', from = '', to = '' } = filter
  const options = statusesOf[tab].map((value) => ({ value, label: wallet.status[value] }))
  return (
    <Card aria-label={t.filter}>
      <Fields>
        <SelectField
          label={t.status}
          placeholder={t.all}
          options={options}
          value={status}
          onChange={({ target }) => onChange({ status: target.value })}
        />
        <DateField
          label={t.from}
          value={from}
          max={to || undefined}
          error={isBackwards(filter) ? t.rangeFault : undefined}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <DateField
          label={t.to}
          value={to}
          min={from || undefined}
          onChange={({ target }) => onChange({ to: target.value })}
        />
      </Fields>
      {isFiltered(filter) ? (
        <Clear>
          <Button small variant="quiet" onClick={() => onChange({ status: '', from: '', to: '' })}>
            {t.clear}
          </Button>
        </Clear>
      ) : null}
    </Card>
  )
}

/** Returns the history's filter, read from the address, and a function that changes parts of it. */
function useHistoryFilter() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => readFilter(search), [search])
  const publish = useSetAtom(filterAtom)
  useLayoutEffect(() => publish(filter), [filter, publish])
  const change = (part: Partial<HistoryFilter>) => setSearch(writeFilter({ ...filter, ...part }))
  return [filter, change] as const
}

export interface HistoryScreenProps {
  depositLink: string
  withdrawLink: string
  back?: string | undefined
}

/** All deposits and withdrawals, filtered and paged by the server. */
export const HistoryScreen = ({ depositLink, withdrawLink, back }: HistoryScreenProps) => {
  const [filter, change] = useHistoryFilter()
  const deposits = useAtomValue(depositHistoryAtom)
  const withdrawals = useAtomValue(withdrawalHistoryAtom)
  const list = { filter, change }
  const tabs = [
    { id: 'deposits', label: t.deposits },
    { id: 'withdrawals', label: t.withdrawals },
  ] as const
  return (
    <Page title={t.title} back={back}>
      <Tabs label={t.tabs} tabs={tabs} selected={filter.tab} onSelect={(tab) => change({ tab, status: '' })}>
        <Stack>
          <HistoryFilters filter={filter} onChange={change} />
          {isBackwards(filter) ? null : filter.tab === 'deposits' ? (
            <HistoryList
              {...list}
              query={deposits}
              none={t.emptyDeposits}
              start={{ to: depositLink, label: t.toDeposit }}
            >
              {(deposit) => <DepositRow key={deposit.uuid} deposit={deposit} />}
            </HistoryList>
          ) : (
            <HistoryList
              {...list}
              query={withdrawals}
              none={t.emptyWithdrawals}
              start={{ to: withdrawLink, label: t.toWithdraw }}
            >
              {(withdraw) => <WithdrawRow key={withdraw.uuid} withdraw={withdraw} />}
            </HistoryList>
          )}
        </Stack>
      </Tabs>
    </Page>
  )
}
