import type { LevelState } from '@member/api-client'
import { Card, EmptyState, LinkButton, WalletArt } from '@member/ui'
import { t } from './words.ts'

/** Why nothing can be withdrawn now: the day's times, turnover that is left, or no credit. */
export const NothingLeft = ({ level, depositLink }: { level: LevelState; depositLink: string }) => {
  if (level.withdrawLeft.times === 0) return <Nothing title={t.noTimes} next={t.noTimesNext} />
  if (level.turnoverLeft > 0) return <Nothing title={t.turnover} next={t.turnoverNext} />
  return <Nothing title={t.nothing} next={t.nothingNext} depositLink={depositLink} />
}

const Nothing = ({ title, next, depositLink }: { title: string; next: string; depositLink?: string }) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={title}
      action={
        depositLink === undefined ? undefined : (
          <LinkButton variant="primary" to={depositLink}>
            {t.toDeposit}
          </LinkButton>
        )
      }
    >
      {next}
    </EmptyState>
  </Card>
)
