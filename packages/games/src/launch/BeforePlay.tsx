import type { Game } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { Button, FormMessage, LinkButton, Money, Skeleton, Stack } from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { creditAtom } from '../credit.ts'
import { th } from './th.ts'
import { Stake } from './gameSheetStyle.ts'
import { openGameWindow } from './gameWindow.ts'
import { launchAtom, pausedAtom, type Way } from './launchState.ts'
import { startGameAtom } from './startGame.ts'

const soon = 6_000

/** Whether it has lasted so long that a word is due. */
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

/** What the tap will do, and the tap. The window is opened inside it. */
export const BeforePlay = ({ game, depositLink }: { game: Game; depositLink: string }) => {
  const { data: credit } = useAtomValue(creditAtom)
  const { gameHosts } = useAtomValue(brandAtom)
  const launch = useAtomValue(launchAtom)
  const start = useSetAtom(startGameAtom)
  const setPaused = useSetAtom(pausedAtom)
  const opening = launch?.phase === 'opening'
  const slow = useSlow(opening)
  if (game.status === 'MAINTENANCE') return <FormMessage tone="warn">{th.launch.closed}</FormMessage>
  const play = (way: Way) => {
    if (opening) return
    void start({ game, way, opened: way === 'window' ? openGameWindow() : null })
  }
  const inside = gameHosts.length > 0
  const broke = credit?.balance === 0 && credit.inGames.length === 0
  return (
    <>
      <Stake>
        <div>
          <span>{th.launch.credit}</span>
          {credit ? (
            <Money baht={credit.balance} scale="l" tone="brand" />
          ) : (
            <Skeleton width={110} height={28} />
          )}
        </div>
        <p>{broke ? th.launch.noCredit : credit?.inGames.length ? th.launch.earlier : th.launch.moves}</p>
      </Stake>
      <Stack space={2}>
        {slow ? <FormMessage tone="info">{th.launch.slow}</FormMessage> : null}
        {broke ? (
          <LinkButton to={depositLink} variant="primary" wide icon="deposit" onClick={() => setPaused(game)}>
            {th.launch.deposit}
          </LinkButton>
        ) : null}
        <Button
          variant={broke ? 'secondary' : 'primary'}
          icon="play"
          wide
          busy={opening}
          onClick={() => play(inside ? 'frame' : 'window')}
        >
          {th.launch.play}
        </Button>
        {inside && !opening ? (
          <Button variant="quiet" icon="external" wide onClick={() => play('window')}>
            {th.launch.playWindow}
          </Button>
        ) : null}
      </Stack>
    </>
  )
}
