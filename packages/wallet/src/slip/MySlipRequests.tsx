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
import { Steps } from '../money/Steps.tsx'
import type { SlipState } from './slipState.ts'

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

const stepOf: Record<SlipState['step'], number> = {
  choose: 0,
  preparing: 0,
  ready: 0,
  verifying: 1,
  waiting: 1,
  refused: 1,
  manual: 1,
  requested: 1,
  checked: 2,
  credited: 3,
  // Nothing is left to confirm.
  creditedBefore: 1,
}

export const SlipSteps = ({ state }: { state: SlipState }) => (
  <Steps
    labels={t.steps}
    at={stepOf[state.step === 'credited' && state.before ? 'creditedBefore' : state.step]}
  />
)
