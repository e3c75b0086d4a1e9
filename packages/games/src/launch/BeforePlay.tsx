import { depositLimitAtom, type Game, playLimitAtom } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { Button, Deferred, FormMessage, LinkButton, OwnMoney, Skeleton, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { creditAtom } from './credit.ts'
import type { GamesLinks } from '../game/game.ts'
import { t } from './words.ts'
import { Stake } from './gameSheetStyle.ts'
import { openGameWindow } from './gameWindow.ts'
import { launchAtom, pausedAtom, type Placement } from './launchState.ts'
import { entersUpTo, limitFull, movesUpTo } from './ownLimits.ts'
import { startGameAtom } from './startGame.ts'

const soon = 6_000

/** Returns true once `busy` has lasted six seconds. */
const useSlow = (busy: boolean) => {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setSlow(true), soon)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [busy])
  return slow
}

/** Notes and the launch button before a game. */
export const BeforePlay = ({
  game,
  depositLink,
  ...ways
}: { game: Game } & Pick<GamesLinks, 'depositLink' | 'limitsLink' | 'breakLink'>) => {
  const { data: credit } = useAtomValue(creditAtom)
  const { gameHosts } = useAtomValue(brandAtom)
  const launch = useAtomValue(launchAtom)
  const limit = useAtomValue(playLimitAtom)
  const isDepositShut = useAtomValue(depositLimitAtom)?.left === 0
  const start = useSetAtom(startGameAtom)
  const setPaused = useSetAtom(pausedAtom)
  const opening = launch?.phase === 'opening'
  const slow = useSlow(opening)
  if (game.status === 'MAINTENANCE') return <FormMessage tone="warn">{t.launch.closed}</FormMessage>
  // Shown before the press, which the server would refuse.
  if (limit?.left === 0 && !opening)
    return (
      <Deferred when="needed">
        <limitFull.Component why={limit} {...ways} />
      </Deferred>
    )
  const play = (placement: Placement) => {
    if (opening) return
    void start({ game, placement, opened: placement === 'window' ? openGameWindow() : null })
  }
  const inside = gameHosts.length > 0
  const broke = credit?.balance === 0 && credit.inGames.length === 0
  const movesOf = () => {
    if (broke) return t.launch.noCredit
    if (credit?.inGames.length)
      return (
        <>
          {t.launch.earlier}{' '}
          {limit ? (
            <Deferred when="needed">
              <entersUpTo.Component limit={limit} />
            </Deferred>
          ) : null}
        </>
      )
    return credit && limit && limit.left < credit.balance ? (
      <Deferred when="needed" fallback={t.launch.moves}>
        <movesUpTo.Component limit={limit} />
      </Deferred>
    ) : (
      t.launch.moves
    )
  }
  return (
    <>
      <Stake>
        <div>
          <span>{t.launch.credit}</span>
          {credit ? (
            <OwnMoney baht={credit.balance} scale="l" tone="brand" />
          ) : (
            <Skeleton width={110} height={28} />
          )}
        </div>
        <p>{movesOf()}</p>
      </Stake>
      <Stack space={2}>
        {slow ? <FormMessage tone="info">{t.launch.slow}</FormMessage> : null}
        {broke && !isDepositShut ? (
          <LinkButton to={depositLink} variant="primary" wide icon="deposit" onClick={() => setPaused(game)}>
            {t.launch.deposit}
          </LinkButton>
        ) : null}
        <Button
          variant={broke ? 'secondary' : 'primary'}
          icon="play"
          wide
          busy={opening}
          onClick={() => play(inside ? 'frame' : 'window')}
        >
          {t.launch.play}
        </Button>
        {inside && !opening ? (
          <Button variant="quiet" icon="external" wide onClick={() => play('window')}>
            {t.launch.playWindow}
          </Button>
        ) : null}
      </Stack>
    </>
  )
}
