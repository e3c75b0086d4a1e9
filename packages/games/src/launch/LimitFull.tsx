import type { PlayLimit } from '@member/api-client'
import { FormMessage, LinkButton, Stack } from '@member/ui'
import type { GamesLinks } from '../game/game.ts'
import { t } from './words.ts'
import { tOwnLimit } from './wordsOwnLimit.ts'

/** Returns the kind of a limit that blocks games: LOSS, otherwise STAKE. */
const kindOf = ({ kind }: PlayLimit) => (kind === 'LOSS' ? 'LOSS' : 'STAKE')

export interface LimitFullProps extends Pick<GamesLinks, 'limitsLink' | 'breakLink'> {
  why: PlayLimit | string
}

/** Warning that the member's own limit blocks games, with links to the limits and to a break. */
export const LimitFull = ({ why, limitsLink, breakLink }: LimitFullProps) => (
  <Stack space={2}>
    <FormMessage tone="warn">
      {typeof why === 'string'
        ? why
        : tOwnLimit.limitFull[kindOf(why)]({ amount: why.amount ?? 0, time: why.endsAt })}
    </FormMessage>
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
