import { Button } from '@member/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useSetAtom } from 'jotai'
import { consentAtom } from './consent.ts'
import { tEvents } from './wordsEvents.ts'

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

/** Question whether visits may be counted: "no" is as easy to reach as "yes". */
export function ConsentQuestion({ cookiesHref }: { cookiesHref: string }) {
  const answer = useSetAtom(consentAtom)
  return (
    <Line aria-label={tEvents.title}>
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
