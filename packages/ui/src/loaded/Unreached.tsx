import styled from '@emotion/styled'
import { t } from '../language/words.ts'

const Root = styled.p`
  padding: 12px 16px;
  color: var(--text-muted);
  font-size: 0.875rem;
  text-align: center;
`

/** In the place of a part that waits for the line or the server: the site's notice says why, and asks for all again. */
export const Unreached = () => <Root>{t.failure.unreached}</Root>
