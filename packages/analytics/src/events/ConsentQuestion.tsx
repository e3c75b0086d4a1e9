import { Button, desktop, footRoom } from '@member/ui'
import { elevation } from '@member/ui/scale'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { consentAtom } from './consent.ts'
import { tEvents } from './words.ts'

const Line = styled.section`
  position: fixed;
  z-index: 15;
  right: 8px;
  bottom: calc(var(--bar-height) + 8px);
  bottom: calc(var(--bar-height) + 8px + env(safe-area-inset-bottom, 0px));
  left: 8px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 8px 16px 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  box-shadow: ${elevation.floating};
  font-size: 0.9375rem;
  & > p {
    flex: 1 1 16rem;
    margin: 4px 16px 4px 0;
  }
  ${desktop} {
    right: auto;
    bottom: 16px;
    left: 16px;
    max-width: 440px;
  }
`

const hidden = keyframes`
  from,
  to {
    visibility: hidden;
  }
`

// They may appear where somebody has just pressed: a second press there must not answer.
const Answers = styled.div`
  animation: ${hidden} 1ms 600ms backwards;
  display: flex;
  flex: 1 1 240px;
  max-width: 360px;
  & > button {
    flex: 1 1 0;
  }
  & > button + button {
    margin-left: 8px;
  }
`

export function ConsentQuestion({ cookiesHref }: { cookiesHref: string }) {
  const answer = useSetAtom(consentAtom)
  return (
    <Line ref={footRoom} aria-label={tEvents.title}>
      <p>
        {tEvents.question} <a href={cookiesHref}>{tEvents.more}</a>
      </p>
      <Answers>
        <Button small onClick={() => answer('no')}>
          {tEvents.no}
        </Button>
        <Button small onClick={() => answer('yes')}>
          {tEvents.yes}
        </Button>
      </Answers>
    </Line>
  )
}
