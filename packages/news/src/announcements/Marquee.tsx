import { Icon, useHydrated } from '@member/ui'
import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useState, useEffect } from 'react'
import { t } from './words.ts'
import { announcementsAtom, announcementsOf } from './announcements.ts'

const settled = 300

function useIsInForm() {
  const [isIn, setIsIn] = useState(false)
  useEffect(() => {
    let late = 0
    const look = () => {
      window.clearTimeout(late)
      late = window.setTimeout(() => setIsIn(Boolean(document.activeElement?.closest('form'))), settled)
    }
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', look)
    return () => {
      window.clearTimeout(late)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', look)
    }
  }, [])
  return isIn
}

const pass = keyframes`from { transform: translateX(0); } to { transform: translateX(-50%); }`

const Root = styled.section`
  display: flex;
  align-items: center;
  min-height: 50px;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  & > svg {
    flex: none;
    margin: 0 8px 0 14px;
    color: var(--brand-text);
  }
`

const Window = styled.div`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
`

const Track = styled.ul`
  display: flex;
  width: max-content;
  animation: ${pass} 30s linear 2s infinite;
  & > li {
    padding: 10px 40px 10px 0;
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    width: auto;
    flex-direction: column;
    animation: none;
    & > li {
      padding: 4px 0;
      white-space: normal;
    }
    & > li[aria-hidden='true'] {
      display: none;
    }
  }
`

const Hold = styled.button`
  flex: none;
  width: 44px;
  height: 44px;
  border: 0;
  background: transparent;
  color: var(--text-muted);
  cursor: pointer;
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`

const marqueeAtom = announcementsOf('MARQUEE')

/** The operator's marquee, which can be stopped. It pauses under reduced motion and while the focus is in a form. */
export function Marquee() {
  const lines = useAtomValue(marqueeAtom)
  const { isPending } = useAtomValue(announcementsAtom)
  const [running, setRunning] = useState(true)
  const isInForm = useIsInForm()
  const isHydrated = useHydrated()
  // Reserves its space, so that nothing below moves.
  if (isPending || !isHydrated) return <Root aria-hidden />
  if (lines.length === 0) return null
  const letters = lines.reduce((sum, { title }) => sum + title.length, 0)
  const seconds = 12 + Math.round(letters / 5)
  return (
    <Root aria-label={t.marquee}>
      <Icon name="megaphone" size={20} />
      <Window>
        <Track
          style={{
            animationDuration: `${seconds}s`,
            animationPlayState: running && !isInForm ? 'running' : 'paused',
          }}
        >
          {[false, true].flatMap((copy) =>
            lines.map(({ uuid, title }) => (
              <li key={`${uuid}${String(copy)}`} aria-hidden={copy || undefined}>
                {title}
              </li>
            )),
          )}
        </Track>
      </Window>
      <Hold type="button" aria-label={running ? t.pause : t.run} onClick={() => setRunning(!running)}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden focusable="false">
          <path
            d={running ? 'M4 3v10M11 3v10' : 'M4 2.5l9 5.5-9 5.5z'}
            stroke="currentColor"
            strokeWidth="2.5"
            fill={running ? 'none' : 'currentColor'}
            strokeLinejoin="round"
          />
        </svg>
      </Hold>
    </Root>
  )
}
