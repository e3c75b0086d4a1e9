import { Page, Stack, Tabs } from '@member/ui'
import { useAtomValue } from 'jotai'
import { DepositRow } from '../DepositRow.tsx'
import { th } from './th.ts'
import { WithdrawRow } from '../WithdrawRow.tsx'
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

const tabs = [
  { id: 'deposits', label: th.deposits },
  { id: 'withdrawals', label: th.withdrawals },
] as const

/** All deposits and withdrawals, filtered and paged by the server; what is looked at stands in the address. */
export const HistoryScreen = ({ depositLink, withdrawLink, back }: HistoryScreenProps) => {
  const [filter, change] = useHistoryFilter()
  const deposits = useAtomValue(depositHistoryAtom)
  const withdrawals = useAtomValue(withdrawalHistoryAtom)
  const list = { filter, change }
  return (
    <Page title={th.title} back={back}>
      <Tabs label={th.tabs} tabs={tabs} selected={filter.tab} onSelect={(tab) => change({ tab, status: '' })}>
        <Stack>
          <HistoryFilters filter={filter} onChange={change} />
          {isBackwards(filter) ? null : filter.tab === 'deposits' ? (
            <HistoryList
              {...list}
              query={deposits}
              none={th.emptyDeposits}
              start={{ to: depositLink, label: th.toDeposit }}
            >
              {(deposit) => <DepositRow key={deposit.uuid} deposit={deposit} />}
            </HistoryList>
          ) : (
            <HistoryList
              {...list}
              query={withdrawals}
              none={th.emptyWithdrawals}
              start={{ to: withdrawLink, label: th.toWithdraw }}
            >
              {(withdraw) => <WithdrawRow key={withdraw.uuid} withdraw={withdraw} />}
            </HistoryList>
          )}
        </Stack>
      </Tabs>
    </Page>
  )
}
