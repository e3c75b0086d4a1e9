import { bankLabel } from '@member/banks'
import {
  Card,
  EmptyArt,
  EmptyState,
  LongList,
  ListRow,
  Loaded,
  OwnMoney,
  Section,
  SkeletonRows,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import { BankMark } from '../money/BankMark.tsx'
import { MoneyStatus, Reason } from '../money/rowParts.tsx'
import { t } from './words.ts'
import { slipRequestsAtom } from './sendByHand.ts'

export const MySlipRequests = ({ ifAny = false }: { ifAny?: boolean }) => {
  const query = useAtomValue(slipRequestsAtom)
  if (ifAny && !query.data?.length) return null
  return (
    <Section title={t.mine}>
      <Card flush>
        <Loaded
          query={query}
          skeleton={<SkeletonRows rows={2} />}
          empty={
            <EmptyState art={<EmptyArt name="slip" />} title={t.mineEmpty}>
              {t.mineEmptyNext}
            </EmptyState>
          }
        >
          {(requests) => (
            <LongList items={requests} first={10}>
              {({ uuid, sendingBank, amount, status, transAt, remark }) => (
                <ListRow
                  key={uuid}
                  icon={<BankMark bankName={sendingBank} />}
                  title={bankLabel(sendingBank)}
                  note={<time dateTime={transAt}>{t.transferred({ when: transAt })}</time>}
                  value={<OwnMoney baht={amount} />}
                  valueNote={<MoneyStatus plain status={status} />}
                >
                  {remark ? <Reason remark={remark} /> : null}
                </ListRow>
              )}
            </LongList>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}
