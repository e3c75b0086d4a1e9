import { Card, Icon, List, ListRow } from '@member/ui'
import { CreditBadge } from '@member/wallet'
import { usePending } from '@member/wallet/waiting'
import * as paths from '../paths/paths.ts'

export const OnBreakCredit = () => {
  const { money } = usePending({
    // The slip's own screen is unavailable meanwhile.
    slipLink: paths.history.path,
    historyLink: paths.history.path,
    withdrawLink: paths.withdraw.path,
  })
  return (
    <>
      <CreditBadge />
      {money.length > 0 ? (
        <Card flush>
          <List>
            {money.map(({ to, text }) => (
              <ListRow key={text} to={to} icon={<Icon name="wallet" />} title={text} />
            ))}
          </List>
        </Card>
      ) : null}
    </>
  )
}
