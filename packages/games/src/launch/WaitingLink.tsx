import { Button, Countdown, FormMessage, LinkButton, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { th } from './th.ts'
import { bringHomeAtom, cashOutAtom } from './cashOut.ts'
import { openGameWindow } from './gameWindow.ts'
import { chosenAtom, launchAtom, type Launch } from './launchState.ts'
import { startGameAtom } from './startGame.ts'

const Time = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

/** The address a browser would not open by itself: a link for one more tap, while it is good, and the way back. */
export const WaitingLink = ({ launch }: { launch: Extract<Launch, { phase: 'waiting' }> }) => {
  const { game, opened, why } = launch
  const setLaunch = useSetAtom(launchAtom)
  const choose = useSetAtom(chosenAtom)
  const start = useSetAtom(startGameAtom)
  const bringHome = useSetAtom(bringHomeAtom)
  const returning = useAtomValue(cashOutAtom).status === 'sending'
  const [expired, setExpired] = useState(() => Date.parse(opened.expiresAt) <= Date.now())
  const away = () => {
    setLaunch({ phase: 'away', game, opened })
    choose(null)
  }
  const back = async () => {
    await bringHome({ launchUuid: opened.launchUuid })
    setLaunch(null)
    choose(null)
  }
  return (
    <Stack space={2}>
      <FormMessage tone={expired ? 'warn' : 'info'}>
        {expired ? th.launch.expired : th.launch[why]}
      </FormMessage>
      {expired ? (
        <Button
          variant="primary"
          wide
          icon="refresh"
          onClick={() => void start({ game, way: 'window', opened: openGameWindow() })}
        >
          {th.launch.freshLink}
        </Button>
      ) : (
        <>
          <LinkButton
            href={opened.url}
            target="_blank"
            variant="primary"
            wide
            icon="external"
            onClick={() => setTimeout(away)}
          >
            {th.launch.enter}
          </LinkButton>
          <Time>
            {th.launch.expires} <Countdown until={opened.expiresAt} onEnd={() => setExpired(true)} />
          </Time>
        </>
      )}
      <Button variant="quiet" wide busy={returning} onClick={() => void back()}>
        {th.launch.notNow}
      </Button>
    </Stack>
  )
}
