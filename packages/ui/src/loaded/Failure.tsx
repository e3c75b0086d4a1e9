import styled from '@emotion/styled'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { th } from '../th.ts'

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

/** What happened, and a way to try again. The request id is small, for the support desk. */
export const Failure = ({
  message = th.failure.message,
  requestId,
  retry,
  retrying = false,
}: {
  message?: string | undefined
  requestId?: string | undefined
  retry?: (() => unknown) | undefined
  retrying?: boolean | undefined
}) => (
  <Root role="alert">
    <Icon name="warning" size={36} />
    <p>{message}</p>
    {requestId ? <Small>{th.failure.requestId(requestId)}</Small> : null}
    {retry ? (
      <Button icon="refresh" busy={retrying} onClick={() => void retry()}>
        {th.common.retry}
      </Button>
    ) : null}
  </Root>
)
