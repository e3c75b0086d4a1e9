import { Page, Stack, Tabs } from '@member/ui'
import { useAtomValue } from 'jotai'
import { DepositRow } from '../money/DepositRow.tsx'
import { t } from './words.ts'
import { WithdrawRow } from '../money/WithdrawRow.tsx'
import { isBackwards } from './filter.ts'
import { depositHistoryAtom, withdrawalHistoryAtom } from './history.ts'
import { HistoryFilters } from './HistoryFilters.tsx'
import { HistoryList } from './HistoryList.tsx'
import { useHistoryFilter } from './useHistoryFilter.ts'

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
