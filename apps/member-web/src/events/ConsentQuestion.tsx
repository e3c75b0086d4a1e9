import { Button } from '@member/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { consentAtom } from './consent.ts'
import { thEvents } from './thEvents.ts'

/** Above the page, never over it. */
const Line = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  max-width: var(--content);
  margin: 0 auto;
  padding: 8px 16px 12px;
  & > p {
    flex: 1 1 320px;
    margin: 4px 16px 4px 0;
  }
`

const hidden = keyframes`
  from,
  to {
    visibility: hidden;
  }
`

// They may come to lie where somebody has just pressed: a second press there is no answer.
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

/** Whether visits may be counted: no is as near as yes. */
export function ConsentQuestion() {
  const answer = useSetAtom(consentAtom)
  return (
    <Line aria-label={thEvents.title}>
      <p>
        {thEvents.question} <a href="/legal/cookies">{thEvents.more}</a>
      </p>
      <Answers>
        <Button small onClick={() => answer('no')}>
          {thEvents.no}
        </Button>
        <Button small onClick={() => answer('yes')}>
          {thEvents.yes}
        </Button>
      </Answers>
    </Line>
  )
}
