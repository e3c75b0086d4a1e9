import {
  Button,
  Deferred,
  Failure,
  FormMessage,
  Phrases,
  Spinner,
  useOwnBaht,
  Countdown,
  LinkButton,
  Stack,
} from '@member/ui'
import type { GamesLinks } from '../game/game.ts'
import { t } from './words.ts'
import { Cover, Note, Wait } from './gameShellStyle.ts'
import { serverNow } from '@member/api-client/server-clock'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { cashOutAtom, cashOutCommandAtom } from './cashOut.ts'
import { openGameWindow } from './gameWindow.ts'
import { chosenAtom, launchAtom, type Launch } from './launchState.ts'
import { startGameAtom } from './startGame.ts'

interface PayOverProps extends Pick<GamesLinks, 'depositSheet'> {
  game: string
  money: number
  onClose: () => void
  onAgain: () => void
}

export const PayOver = ({ game, money, depositSheet: DepositSheet, onClose, onAgain }: PayOverProps) => {
  const baht = useOwnBaht()
  const playOn = (
    <Button wide onClick={onClose}>
      {t.shell.playOn}
    </Button>
  )
  return (
    <Deferred
      when="needed"
      fallback={
        <Cover>
          <Wait>
            <Spinner diameter={32} />
          </Wait>
        </Cover>
      }
      renderFailure={(_, retry) => (
        <Cover>
          <Note>
            <Failure retry={retry} />
            {playOn}
          </Note>
        </Cover>
      )}
    >
      <DepositSheet
        onClose={onClose}
        notice={
          <FormMessage tone="info">
            <strong>
              <Phrases>{t.shell.inGame({ game, baht: baht(money, { unit: true }) })}</Phrases>
            </strong>
            <p>{t.shell.waits}</p>
          </FormMessage>
        }
        next={
          <>
            <Button variant="primary" wide icon="play" onClick={onAgain}>
              {t.shell.again}
            </Button>
            {playOn}
          </>
        }
      />
    </Deferred>
  )
}

const Time = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

/** Link that opens a game whose window was blocked, and a button that transfers the money back. */
export const WaitingLink = ({ launch }: { launch: Extract<Launch, { phase: 'waiting' }> }) => {
  const { game, opened, why } = launch
  const setLaunch = useSetAtom(launchAtom)
  const choose = useSetAtom(chosenAtom)
  const start = useSetAtom(startGameAtom)
  const cashOut = useSetAtom(cashOutAtom)
  const returning = useAtomValue(cashOutCommandAtom).status === 'sending'
  // By this phone's clock, whatever its offset.
  const [until] = useState(() => Date.parse(opened.expiresAt) + Date.now() - serverNow())
  const [expired, setExpired] = useState(() => until <= Date.now())
  const dismiss = () => {
    setLaunch({ phase: 'away', game, opened })
    choose(null)
  }
  const back = async () => {
    await cashOut({ launchUuid: opened.launchUuid })
    setLaunch(null)
    choose(null)
  }
  return (
    <Stack space={2}>
      <FormMessage tone={expired ? 'warn' : 'info'}>{expired ? t.launch.expired : t.launch[why]}</FormMessage>
      {expired ? (
        <Button
          variant="primary"
          wide
          icon="refresh"
          onClick={() => void start({ game, placement: 'window', opened: openGameWindow() })}
        >
          {t.launch.freshLink}
        </Button>
      ) : (
        <>
          <LinkButton
            href={opened.url}
            target="_blank"
            variant="primary"
            wide
            icon="external"
            onClick={() => setTimeout(dismiss)}
          >
            {t.launch.enter}
          </LinkButton>
          <Time>
            {t.launch.expires} <Countdown until={until} onEnd={() => setExpired(true)} />
          </Time>
        </>
      )}
      <Button variant="quiet" wide busy={returning} onClick={() => void back()}>
        {t.launch.notNow}
      </Button>
    </Stack>
  )
}
