import type { LevelState } from '@member/api-client'
import { Card, EmptyState, LinkButton, WalletArt } from '@member/ui'
import { th } from './th.ts'

/** Why nothing can be withdrawn now: the day's times, turnover that is left, or no credit. */
export const NothingLeft = ({ level, depositLink }: { level: LevelState; depositLink: string }) => {
  if (level.withdrawLeft.times === 0) return <Nothing title={th.noTimes} next={th.noTimesNext} />
  if (level.turnoverLeft > 0) return <Nothing title={th.turnover} next={th.turnoverNext} />
  return <Nothing title={th.nothing} next={th.nothingNext} depositLink={depositLink} />
}

const Nothing = ({ title, next, depositLink }: { title: string; next: string; depositLink?: string }) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={title}
      action={
        depositLink === undefined ? undefined : (
          <LinkButton variant="primary" to={depositLink}>
            {th.toDeposit}
          </LinkButton>
        )
      }
    >
      {next}
    </EmptyState>
  </Card>
)
