import type { PlayLimit } from '@member/api-client'
import { Card, Dotted, LinkButton, Row, Stack } from '@member/ui'
import { useLimitWords } from './useLimitWords.ts'
import { useReachedLimits } from './useReachedLimits.ts'
import { t } from './words.ts'

interface LimitReachedProps {
  limitsLink: string
  breakLink: string
  withdrawLink?: string | undefined
}

/** Notice that the member's own limit blocks games, until when, with a link; null if no limit does. */
export const LimitReached = (links: LimitReachedProps) => {
  const { play } = useReachedLimits()
  return play ? <Reached limit={play} {...links} /> : null
}

const Reached = ({
  limit,
  limitsLink,
  breakLink,
  withdrawLink,
}: LimitReachedProps & { limit: PlayLimit }) => {
  const words = useLimitWords()(limit)
  const name = t.name({ kind: t.kind[limit.kind], period: t.each[limit.period] })
  return (
    <Card aria-label={t.reachedOf({ limit: name })}>
      <Stack space={3}>
        <div>
          <strong>{words.ends}</strong>
          <p>
            <Dotted>
              {t.reachedOf({ limit: name })}
              {words.used}
            </Dotted>
          </p>
        </div>
        <Row space={2}>
          <LinkButton small to={limitsLink} icon="shield">
            {t.see}
          </LinkButton>
          <LinkButton small variant="quiet" to={breakLink} icon="heart">
            {t.rest}
          </LinkButton>
          {withdrawLink ? (
            <LinkButton small variant="quiet" to={withdrawLink} icon="withdraw">
              {t.withdraw}
            </LinkButton>
          ) : null}
        </Row>
      </Stack>
    </Card>
  )
}
