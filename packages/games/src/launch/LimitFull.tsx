import type { PlayLimit } from '@member/api-client'
import { FormMessage, LinkButton, Stack } from '@member/ui'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { GamesLinks } from '../game/game.ts'
import { t } from './words.ts'
import { tOwnLimit } from './wordsOwnLimit.ts'

/** Returns the kind of a limit that blocks games: LOSS, otherwise STAKE. */
const kindOf = ({ kind }: PlayLimit) => (kind === 'LOSS' ? 'LOSS' : 'STAKE')

const Title = styled.h3`
  margin-bottom: 4px;
  font-size: 1.25rem;
  font-weight: 600;
`

export interface LimitFullProps extends Pick<GamesLinks, 'limitsLink' | 'breakLink'> {
  why: PlayLimit | string
  /** The main action, above the links. */
  children?: ReactNode
}

/** Message that the member's own limit blocks games, with links to the limits and to a break. */
export const LimitFull = ({ why, limitsLink, breakLink, children }: LimitFullProps) => (
  <Stack space={2}>
    {typeof why === 'string' ? (
      <FormMessage tone="warn">{why}</FormMessage>
    ) : (
      <div>
        <Title>{tOwnLimit.limitFullTitle[kindOf(why)]}</Title>
        <p>{tOwnLimit.limitFull[kindOf(why)]({ amount: why.amount ?? 0, time: why.endsAt })}</p>
      </div>
    )}
    {children}
    <LinkButton wide to={limitsLink} icon="shield">
      {t.launch.limits}
    </LinkButton>
    <LinkButton wide variant="quiet" to={breakLink} icon="heart">
      {t.launch.rest}
    </LinkButton>
  </Stack>
)

export interface OwnLimitProps {
  limit: PlayLimit & { left: number }
}

/** Text that names the highest amount that goes into a game under the member's limit. */
export const MovesUpTo = ({ limit }: OwnLimitProps) =>
  tOwnLimit.movesUpTo[kindOf(limit)]({ amount: limit.left })

/**
 * Text that names the highest amount that goes into a game under the member's limit. For a launch that also
 * moves money from another game.
 */
export const EntersUpTo = ({ limit }: OwnLimitProps) =>
  tOwnLimit.entersUpTo[kindOf(limit)]({ amount: limit.left })
