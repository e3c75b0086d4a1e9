import { depositLimitAtom, playLimitAtom } from '@member/api-client'
import {
  Button,
  Deferred,
  Failure,
  focusInPlace,
  FormMessage,
  Icon,
  OwnMoney,
  Spinner,
  Stack,
  useOwnBaht,
} from '@member/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { creditAtom } from './credit.ts'
import { type GamesLinks, nameOf } from '../game/game.ts'
import { t } from './words.ts'
import { cashOutCommandAtom } from './cashOut.ts'
import { Clock } from './Clock.tsx'
import { hideAround, useGameMessages, usePlayTouches } from './useGameMessages.ts'
import { PayOver } from './PayOver.tsx'
import { Bar, Cover, Figure, Game, Leave, Name, Note, Pay, Root, Wait } from './gameShellStyle.ts'
import { type Launch, launchAtom } from './launchState.ts'
import { limitFull } from './ownLimits.ts'
import { roundOverAtom } from './netResult.ts'
import { useGameHistory } from './useGameHistory.ts'

const short = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock'

/**
 * Returns the `sandbox` attribute for a game's iframe. A game of our own origin does not get
 * `allow-same-origin`, with which it could remove the sandbox.
 */
const sandboxFor = (url: string): string => {
  try {
    return new URL(url, location.href).origin === location.origin ? short : `${short} allow-same-origin`
  } catch {
    return short
  }
}

type ShellLinks = Pick<GamesLinks, 'depositSheet' | 'limitsLink' | 'breakLink'>

/** Dialog that covers the page with a game in a frame, and shows money, time, deposit and exit. */
export const GameShell = ({
  launch,
  depositSheet,
  ...ways
}: { launch: Extract<Launch, { phase: 'framed' }> } & ShellLinks) => {
  const { game, opened } = launch
  const { data: credit, refetch } = useAtomValue(creditAtom)
  const out = credit?.inGames.find(({ launchUuid }) => launchUuid === opened.launchUuid)
  const [paying, setPaying] = useState(false)
  const { leaving, exit, again, stay, leave } = useGameHistory(launch, paying)
  const state = useAtomValue(cashOutCommandAtom)
  const root = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [here, setHere] = useState(false)
  const roundOver = useSetAtom(roundOverAtom)
  useGameMessages(frame, { goodbye: exit, round: () => void roundOver() })
  usePlayTouches(out?.amount)
  useEffect(() => {
    focusInPlace(root.current)
    return root.current ? hideAround(root.current) : undefined
  }, [])
  const last = credit?.lastGame?.launchUuid === opened.launchUuid ? credit.lastGame : undefined
  // If all of it was lost, no money is in the game.
  const money = out?.amount ?? (last ? 0 : opened.moved)
  // A game that takes stakes directly from the credit leaves the money there.
  const isInCredit = opened.moved === 0 && out === undefined
  const limit = useAtomValue(playLimitAtom)
  const isDepositShut = useAtomValue(depositLimitAtom)?.left === 0
  const baht = useOwnBaht()
  const exitButton = (
    <Button variant="primary" wide icon="close" onClick={exit}>
      {t.shell.exit}
    </Button>
  )
  return (
    <Root
      ref={root}
      role="dialog"
      aria-modal="true"
      aria-label={t.shell.label({ game: nameOf(game) })}
      tabIndex={-1}
    >
      <Bar>
        <Leave type="button" onClick={exit}>
          <Icon name="close" size={22} />
          <span>{t.shell.exit}</span>
        </Leave>
        <Name>{nameOf(game)}</Name>
        <Figure>
          <small>{isInCredit ? t.launch.credit : t.shell.balance}</small>
          <OwnMoney baht={isInCredit && credit ? credit.balance : money} tone="brand" unit={false} />
        </Figure>
        {isDepositShut ? null : (
          <Pay
            type="button"
            aria-label={t.shell.deposit}
            aria-haspopup="dialog"
            onClick={() => {
              setPaying(true)
              // The message shows the amount now in the game.
              void refetch()
            }}
          >
            <Icon name="deposit" size={20} />
            <span>{t.shell.deposit}</span>
          </Pay>
        )}
      </Bar>
      <Clock since={out?.since} result={last?.result} />
      {here ? null : (
        <Wait>
          <Spinner diameter={32} />
        </Wait>
      )}
      <Game
        onLoad={() => setHere(true)}
        ref={frame}
        src={opened.url}
        title={nameOf(game)}
        sandbox={sandboxFor(opened.url)}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
      {limit?.left === 0 && !leaving ? (
        <Cover>
          <Note role="alert">
            {/* The cover hides the bar: the exit is also here if the part does not load. */}
            <Deferred
              when="needed"
              fallback={exitButton}
              renderFailure={(_, retry) => (
                <Stack space={3}>
                  <Failure retry={retry} />
                  {exitButton}
                </Stack>
              )}
            >
              <limitFull.Component why={limit} {...ways}>
                {exitButton}
              </limitFull.Component>
            </Deferred>
          </Note>
        </Cover>
      ) : null}
      {leaving ? (
        <Cover>
          <Note role="alert">
            {state.status === 'refused' || state.status === 'uncertain' ? (
              <Stack space={3}>
                <FormMessage tone="warn">
                  {state.status === 'refused' ? state.error.message : t.money.uncertain}
                </FormMessage>
                <p>{t.shell.kept({ baht: baht(money, { unit: true }) })}</p>
                <Button variant="primary" wide icon="refresh" onClick={exit}>
                  {t.launch.again}
                </Button>
                <Button wide onClick={stay}>
                  {t.shell.stay}
                </Button>
                <Button variant="quiet" wide onClick={leave}>
                  {t.shell.leave}
                </Button>
              </Stack>
            ) : (
              <p>{t.shell.leaving}</p>
            )}
          </Note>
        </Cover>
      ) : null}
      {paying && !leaving ? (
        <PayOver
          game={nameOf(game)}
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

export const OpenGameShell = (links: ShellLinks) => {
  const launch = useAtomValue(launchAtom)
  return launch?.phase === 'framed' ? (
    <GameShell key={launch.opened.launchUuid} launch={launch} {...links} />
  ) : null
}
