import styled from '@emotion/styled'
import type { RunningBreak } from '@member/api-client'
import { Card, FormMessage, Loaded, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ExclusionCard } from './ExclusionScreen.tsx'
import { breakAtom } from './breakAtom.ts'
import { TakeBreak } from './TakeBreak.tsx'
import { t } from './words.ts'

const Title = styled.h3`
  font-size: 1.125rem;
  &:focus {
    outline: none;
  }
`

type Taken = 'begun' | 'longer'

/** Section of breaks: the current break or exclusion, and the form to start one. */
export const Breaks = () => {
  const [taken, setTaken] = useState<Taken>()
  return (
    <Section title={t.title}>
      <Loaded query={useAtomValue(breakAtom)}>
        {({ away: running }) => (
          <Stack>
            {running ? <Running key={running.endsAt} running={running} taken={taken} /> : null}
            {running?.endsAt === null ? null : (
              <Card>
                <Stack>
                  <p>{running ? t.longerIntro : t.intro}</p>
                  <TakeBreak running={running} onTaken={() => setTaken(running ? 'longer' : 'begun')} />
                </Stack>
              </Card>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

const Running = ({ running, taken }: { running: RunningBreak; taken: Taken | undefined }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form was further down: scrolls to the top, where the started break is shown.
  useEffect(() => {
    if (!taken) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [taken])
  return (
    <>
      <FormMessage tone="ok">
        {taken ? (taken === 'longer' ? t.doneLonger : t.begun[running.kind]) : null}
      </FormMessage>
      <ExclusionCard
        running={running}
        heading={
          <Title ref={heading} tabIndex={-1}>
            {t.away.title[running.kind]}
          </Title>
        }
      />
    </>
  )
}
