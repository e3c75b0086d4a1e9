import type { LevelState } from '@member/api-client'
import { Card, EmptyState, LinkButton, WalletArt } from '@member/ui'
import { useAtomValue } from 'jotai'
import { creditAtom } from '../credit/credit.ts'
import { t } from './words.ts'

export const NothingLeft = ({
  level,
  depositLink,
}: {
  level: LevelState
  depositLink: string | undefined
}) => {
  const inGames = useAtomValue(creditAtom).data?.inGames ?? []
  if (level.withdrawLeft.times === 0) return <Nothing title={t.noTimes} next={t.noTimesNext} />
  if (level.turnoverLeft > 0) return <Nothing title={t.turnover} next={t.turnoverNext} />
  // The button that transfers the money out is above, with the amount.
  if (inGames.length > 0) return <Nothing title={t.inGame} next={t.inGameNext} />
  return <Nothing title={t.nothing} next={t.nothingNext} depositLink={depositLink} />
}

const Nothing = ({
  title,
  next,
  depositLink,
}: {
  title: string
  next: string
  depositLink?: string | undefined
}) => (
  <Card>
    <EmptyState
      art={<WalletArt />}
      title={title}
      action={
        depositLink === undefined ? undefined : (
          <LinkButton variant="quiet" to={depositLink}>
            {t.toDeposit}
          </LinkButton>
        )
      }
    >
      {next}
    </EmptyState>
  </Card>
)
