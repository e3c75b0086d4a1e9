import type { PlayLimit } from '@member/api-client'
import { FormMessage, LinkButton, Stack } from '@member/ui'
import type { GamesLinks } from '../game/links.ts'
import { t } from './words.ts'
import { tOwnLimit } from './wordsOwnLimit.ts'

/** Games are shut by what may be lost or staked; the two are the only ones that a game is asked about. */
const kindOf = ({ kind }: PlayLimit) => (kind === 'LOSS' ? 'LOSS' : 'STAKE')

export interface LimitFullProps extends Pick<GamesLinks, 'limitsLink' | 'breakLink'> {
  /** The limit, or what the server said of it. */
  why: PlayLimit | string
}

/** That a limit of the member's own shuts the games, until when, and the ways to it: no other try helps. */
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

/** How much of the credit goes into a game where a limit of the member's own leaves less. */
export const MovesUpTo = ({ limit }: OwnLimitProps) =>
  tOwnLimit.movesUpTo[kindOf(limit)]({ amount: limit.left })

/** The most that a limit of the member's own lets into a game, with what comes back from another one. */
export const EntersUpTo = ({ limit }: OwnLimitProps) =>
  tOwnLimit.entersUpTo[kindOf(limit)]({ amount: limit.left })
