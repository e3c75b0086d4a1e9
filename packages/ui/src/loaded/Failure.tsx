import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { t } from '../language/words.ts'
import { Unreached } from './Unreached.tsx'

const fieldOf = (error: unknown, name: 'kind' | 'requestId'): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** True if the error means that network or server is unavailable. */
export const isUnreached = (error: unknown) => fieldOf(error, 'kind') === 'unavailable'

/** Returns an error's message if a call failed or the message is in Thai; undefined for technical errors. */
const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && (fieldOf(error, 'kind') !== undefined || /[\u0e00-\u0e7f]/.test(error.message))
    ? error.message
    : undefined

const requestIdOf = (error: unknown) => fieldOf(error, 'requestId')

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: 24px 16px;
  text-align: center;
  & > svg {
    color: var(--bad);
    margin-bottom: 8px;
  }
  & > button {
    margin-top: 16px;
  }
`

const Small = styled.p`
  margin-top: 4px;
  color: var(--text-muted);
  font-size: 0.875rem;
  word-break: break-all;
`

/** Error message with a retry button and request id; only a plain line while the server is unavailable. */
export const Failure = ({
  error,
  message = messageOf(error) ?? t.failure.message,
  retry,
  retrying = false,
  art,
}: {
  error?: unknown
  message?: ReactNode
  retry?: (() => unknown) | undefined
  retrying?: boolean | undefined
  /** Replaces the icon of a warning. */
  art?: ReactNode
}) => {
  const requestId = requestIdOf(error)
  return isUnreached(error) ? (
    <Unreached />
  ) : (
    <Root role="alert">
      {art ?? <Icon name="warning" size={36} />}
      <p>{message}</p>
      {requestId ? <Small>{t.failure.requestId({ id: requestId })}</Small> : null}
      {retry ? (
        <Button icon="refresh" busy={retrying} onClick={() => void retry()}>
          {t.common.retry}
        </Button>
      ) : null}
    </Root>
  )
}
