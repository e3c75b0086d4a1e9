import styled from '@emotion/styled'
import type { Away } from '@member/api-client'
import { Card, Loaded, Section, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { ExclusionCard } from './ExclusionCard.tsx'
import { breakAtom } from './breakAtom.ts'
import { TakeBreak } from './TakeBreak.tsx'
import { t } from './words.ts'

const Title = styled.h3`
  font-size: 1.125rem;
  &:focus {
    outline: none;
  }
`

/** Time away from play: the one that runs, and the form for one. */
export const Breaks = () => {
  const [isTaken, setTaken] = useState(false)
  return (
    <Section title={t.title}>
      <Loaded query={useAtomValue(breakAtom)}>
        {({ away }) => (
          <Stack>
            {away ? <Running key={away.endsAt} away={away} isTaken={isTaken} /> : null}
            {away?.endsAt === null ? null : (
              <Card>
                <Stack>
                  <p>{away ? t.longerIntro : t.intro}</p>
                  <TakeBreak away={away} onTaken={() => setTaken(true)} />
                </Stack>
              </Card>
            )}
          </Stack>
        )}
      </Loaded>
    </Section>
  )
}

const Running = ({ away, isTaken }: { away: Away; isTaken: boolean }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form was pressed further down: the member reads from the top until when it lasts.
  useEffect(() => {
    if (!isTaken) return
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isTaken])
  return (
    <ExclusionCard
      away={away}
      heading={
        <Title ref={heading} tabIndex={-1}>
          {t.away.title[away.kind]}
        </Title>
      }
    />
  )
}
