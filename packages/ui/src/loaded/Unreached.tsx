import styled from '@emotion/styled'
import { t } from '../language/words.ts'

const Root = styled.p`
  padding: 12px 16px;
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

/** Placeholder for content while network or server is unavailable. */
export const Unreached = () => <Root>{t.failure.unreached}</Root>
