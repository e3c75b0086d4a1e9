import { Button, formatBaht, FormMessage, Icon, Money, Spinner, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { creditAtom } from '../credit.ts'
import type { GamesLinks } from '../links.ts'
import { th } from './th.ts'
import { cashOutAtom } from './cashOut.ts'
import { Clock } from './Clock.tsx'
import { leash } from './leash.ts'
import { PayOver } from './PayOver.tsx'
import { Bar, Cover, Figure, Game, Leave, Name, Note, Pay, Root, Wait } from './gameShellStyle.ts'
import { launchAtom, type Launch } from './launchState.ts'
import { useGameWord } from './useGameWord.ts'
import { usePlayTouches } from './usePlayTouches.ts'
import { useShellLife } from './useShellLife.ts'

/** What stands round a game that is played inside the site: its money, the time, a way to pay in and the way out. */
export const GameShell = ({
  launch,
  depositSheet,
}: { launch: Extract<Launch, { phase: 'framed' }> } & Pick<GamesLinks, 'depositSheet'>) => {
  const { game, opened } = launch
  const { data: credit, refetch } = useAtomValue(creditAtom)
  const out = credit?.inGames.find(({ launchUuid }) => launchUuid === opened.launchUuid)
  const [paying, setPaying] = useState(false)
  const { leaving, exit, again, stay, leave } = useShellLife(launch, paying)
  const state = useAtomValue(cashOutAtom)
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [here, setHere] = useState(false)
  useGameWord(frame, exit)
  usePlayTouches(out?.amount)
  useEffect(() => root.current?.focus(), [])
  const money = out?.amount ?? opened.moved
  return (
    <Root ref={root} role="dialog" aria-modal="true" aria-label={th.shell.label(game.name)} tabIndex={-1}>
      <Bar>
        <Leave type="button" onClick={exit}>
          <Icon name="close" size={22} />
          <span>{th.shell.exit}</span>
        </Leave>
        <Name>{game.name}</Name>
        <Figure>
          <small>{th.shell.balance}</small>
          <Money baht={money} tone="brand" unit={false} />
        </Figure>
        <Pay
          type="button"
          aria-label={th.shell.deposit}
          aria-haspopup="dialog"
          onClick={() => {
            setPaying(true)
            // What is in the game is said there, as it is now.
            void refetch()
          }}
        >
          <Icon name="deposit" size={20} />
          <span>{th.shell.deposit}</span>
        </Pay>
      </Bar>
      <Clock since={out?.since} />
      {here ? null : (
        <Wait>
          <Spinner diameter={32} />
        </Wait>
      )}
      <Game
        onLoad={() => setHere(true)}
        ref={frame}
        src={opened.url}
        title={game.name}
        sandbox={leash(opened.url)}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
      {leaving ? (
        <Cover>
          <Note role="alert">
            {state.status === 'refused' || state.status === 'uncertain' ? (
              <Stack space={3}>
                <FormMessage tone="warn">
                  {state.status === 'refused' ? state.error.message : th.money.uncertain}
                </FormMessage>
                <p>{th.shell.kept(formatBaht(money, { unit: true }))}</p>
                <Button variant="primary" wide icon="refresh" onClick={exit}>
                  {th.launch.again}
                </Button>
                <Button wide onClick={stay}>
                  {th.shell.stay}
                </Button>
                <Button variant="quiet" wide onClick={leave}>
                  {th.shell.leave}
                </Button>
              </Stack>
            ) : (
              <p>{th.shell.leaving}</p>
            )}
          </Note>
        </Cover>
      ) : null}
      {paying && !leaving ? (
        <PayOver
          game={game.name}
          money={money}
          depositSheet={depositSheet}
          onClose={() => setPaying(false)}
          onAgain={() => {
            setPaying(false)
            void again()
          }}
        />
      ) : null}
    </Root>
  )
}

/** The shell, where a game is played in it. */
export const ShellPlace = ({ depositSheet }: Pick<GamesLinks, 'depositSheet'>) => {
  const launch = useAtomValue(launchAtom)
  return launch?.phase === 'framed' ? (
    <GameShell key={launch.opened.launchUuid} launch={launch} depositSheet={depositSheet} />
  ) : null
}
