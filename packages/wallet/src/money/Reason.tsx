import styled from '@emotion/styled'
import { t } from './words.ts'

const Root = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

export const Reason = ({ remark }: { remark?: string | null | undefined }) =>
  remark ? <Root>{t.status.reason({ reason: remark })}</Root> : null
