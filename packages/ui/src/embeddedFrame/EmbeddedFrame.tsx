import styled from '@emotion/styled'
import { Button } from '../button/Button.tsx'
import { Spinner } from '../button/Spinner.tsx'
import { LinkButton } from '../button/LinkButton.tsx'
import { EmptyState } from '../loaded/EmptyState.tsx'
import { SceneArt } from '../art/SceneArt.tsx'
import { language } from '@member/i18n'
import { safeUrl } from '../format/safeUrl.ts'
import { t } from '../language/words.ts'
import { t as own } from './words.ts'
import { LoadingWord } from '../loaded/Skeleton.tsx'
import { useEffect, useState } from 'react'

const patience = 20_000

/** Requests the address; throws if its server is unreachable or, on our own site, returns an error. */
const ask = async (address: string, cache: RequestCache) => {
  const answer = await fetch(address, {
    method: 'HEAD',
    cache,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (answer.type !== 'opaque' && !answer.ok) throw new Error(String(answer.status))
}

/** Returns the loading state of a framed page, which has failed after 20 s, and how to try again. */
function useFrameState(address: string | undefined) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!address) return undefined
    let over = false
    const fail = () => {
      if (!over) setState('failed')
    }
    const late = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), patience)
    void ask(address, attempt === 0 ? 'default' : 'reload').catch(fail)
    return () => {
      over = true
      clearTimeout(late)
    }
  }, [address, attempt])
  return {
    state,
    attempt,
    arrive: () => setState((now) => (now === 'waiting' ? 'here' : now)),
    again: () => {
      setState('waiting')
      setAttempt(attempt + 1)
    },
  }
}

export interface EmbeddedFrameProps {
  /** Address, in which `{scheme}`, `{accent}` and `{language}` become such as `dark`, `ffca00` and `th`. */
  src: string | undefined
  title: string
  /** Visible height of the framed page (px), reserved before the page loads. */
  height: number
  /** Permissions of the framed page; by default only full screen. */
  allow?: string
  sandbox?: string
}

const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
`

// Above the page, which may be much higher than the window and in colours of its own.
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  padding: 4px 4px 4px 16px;
  border-bottom: 1px solid var(--border);
  color: var(--text-muted);
  font-size: 0.9375rem;
  line-height: 1.4;
  & > a {
    max-width: 100%;
    margin-left: auto;
  }
`

const Box = styled.div<{ tall: number }>`
  position: relative;
  height: ${({ tall }) => tall}px;
  overflow: hidden;
`

const Inside = styled.iframe`
  position: relative;
  width: 100%;
  height: 100%;
`

const Wait = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  right: 0;
  display: flex;
  justify-content: center;
  padding-top: 120px;
  color: var(--text-muted);
`

const tokenOf = (name: string) =>
  typeof document === 'undefined' ? '' : getComputedStyle(document.documentElement).getPropertyValue(name)

/** Returns the address for this page, with its scheme, the brand's colour for text, and its language. */
const filled = (address: string | undefined) =>
  address
    ?.replace('{scheme}', tokenOf('--scheme').includes('light') ? 'light' : 'dark')
    .replace('{accent}', tokenOf('--brand-text').trim().replace('#', ''))
    .replace('{language}', language())

const strict = 'allow-scripts allow-forms allow-popups'

/**
 * Returns the sandbox of an iframe. A page of this site does not get `allow-same-origin`, with which it could
 * remove the sandbox.
 */
const sandboxFor = (address: string): string => {
  const ours = typeof location === 'undefined' || new URL(address, location.href).origin === location.origin
  return ours ? strict : `${strict} allow-same-origin`
}

/** Third-party page in a sandboxed iframe of reserved size; a message instead of an unsafe address. */
export const EmbeddedFrame = ({ src, title, height, allow = 'fullscreen', sandbox }: EmbeddedFrameProps) => {
  const address = safeUrl(filled(src))
  const { state, attempt, arrive, again } = useFrameState(address)
  if (!address) return <EmptyState art={<SceneArt name="unavailable" />} title={own.missing} />
  return (
    <Frame>
      <Bar>
        {own.provider}
        <LinkButton href={address} target="_blank" variant="quiet" small icon="external">
          {own.open}
        </LinkButton>
      </Bar>
      <Box tall={height} aria-busy={state === 'waiting' || undefined}>
        {state === 'waiting' ? (
          <Wait>
            <LoadingWord />
            <Spinner diameter={32} />
          </Wait>
        ) : null}
        {state === 'failed' ? (
          <EmptyState
            art={<SceneArt name="unavailable" />}
            title={own.missing}
            action={
              <Button icon="refresh" onClick={again}>
                {t.common.retry}
              </Button>
            }
          >
            {own.hint}
          </EmptyState>
        ) : (
          <Inside
            key={attempt}
            src={address}
            title={title}
            sandbox={sandbox ?? sandboxFor(address)}
            allow={allow}
            referrerPolicy="no-referrer"
            loading="lazy"
            onLoad={arrive}
          />
        )}
      </Box>
    </Frame>
  )
}
