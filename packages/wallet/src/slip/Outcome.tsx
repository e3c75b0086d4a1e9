import styled from '@emotion/styled'
import { Card, Icon, Stack, type IconName, type Tone } from '@member/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { slipMovedAtom } from './slip.ts'

const Head = styled.div<{ tone: Tone }>`
  display: flex;
  align-items: flex-start;
  & > svg {
    flex: none;
    margin: 2px 12px 0 0;
    color: var(--${({ tone }) => tone});
  }
  & > div {
    min-width: 0;
  }
`

const Title = styled.h2`
  font-size: 1.25rem;
  &:focus {
    outline: none;
  }
`

const Note = styled.div`
  margin-top: 4px;
  color: var(--text-muted);
  overflow-wrap: anywhere;
`

const icons: Record<Tone, IconName> = { info: 'clock', ok: 'success', warn: 'warning', bad: 'error' }

/** Card with the result of a slip and the next steps. */
export const Outcome = ({
  tone,
  title,
  note,
  children,
}: {
  tone: Tone
  title: ReactNode
  note?: ReactNode
  children?: ReactNode
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card>
      <Stack>
        <Head tone={tone}>
          <Icon name={icons[tone]} size={28} />
          <div>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {note ? <Note>{note}</Note> : null}
          </div>
        </Head>
        {children}
      </Stack>
    </Card>
  )
}

/** Returns a ref whose element is focused on mount, if the slip has changed its step in this visit. */
export function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null)
  const moved = useRef(useAtomValue(slipMovedAtom))
  useEffect(() => {
    if (moved.current) target.current?.focus()
  }, [])
  return target
}
