import { Card, EmptyArt, EmptyState, LinkButton, List, Loaded, Section, SkeletonRows } from '@member/ui'
import { useAtomValue } from 'jotai'
import { DepositRow, WithdrawRow } from '../money/DepositRow.tsx'
import { newestDepositsAtom, newestWithdrawalsAtom } from '../money/newest.ts'
import { SeeAll } from '../money/ReceiptLink.tsx'
import { t } from './words.ts'

const shown = 4

/** Returns false until both lists are loaded or have failed: their height is unknown until then. */
export const useAreMovementsSettled = () => {
  const deposits = useAtomValue(newestDepositsAtom)
  const withdrawals = useAtomValue(newestWithdrawalsAtom)
  return !deposits.isPending && !withdrawals.isPending
}

export const LastMovements = ({ historyLink, depositLink }: { historyLink: string; depositLink: string }) => {
  const deposits = useAtomValue(newestDepositsAtom)
  const withdrawals = useAtomValue(newestWithdrawalsAtom)
  // Both lists are needed to know the latest movements.
  const query = deposits.data && !withdrawals.data ? { ...withdrawals, data: undefined } : deposits
  return (
    <Section title={t.title} action={<SeeAll to={historyLink} />}>
      <Card flush>
        <Loaded query={query} skeleton={<SkeletonRows rows={shown} />} isEmpty={() => false}>
          {({ items }) => {
            const rows = [
              ...items.map((deposit) => ({ at: deposit.createdAt, uuid: deposit.uuid, deposit })),
              ...(withdrawals.data?.items ?? []).map((withdraw) => ({
                at: withdraw.createdAt,
                uuid: withdraw.uuid,
                withdraw,
              })),
              // oxlint-disable-next-line unicorn/no-array-sort -- a list of its own; toSorted is too young for old phones
            ].sort((one, other) => (one.at < other.at ? 1 : -1))
            return rows.length === 0 ? (
              <EmptyState
                art={<EmptyArt name="history" />}
                title={t.none}
                action={
                  <LinkButton to={depositLink} variant="quiet">
                    {t.deposit}
                  </LinkButton>
                }
              />
            ) : (
              <List>
                {rows
                  .slice(0, shown)
                  .map((row) =>
                    'deposit' in row ? (
                      <DepositRow key={row.uuid} deposit={row.deposit} />
                    ) : (
                      <WithdrawRow key={row.uuid} withdraw={row.withdraw} />
                    ),
                  )}
              </List>
            )
          }}
        </Loaded>
      </Card>
    </Section>
  )
}
