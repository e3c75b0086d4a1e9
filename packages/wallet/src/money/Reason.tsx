import styled from '@emotion/styled'
import { t } from './words.ts'

const Root = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

/** Why the operator or the bank said no; nothing where they gave no reason. */
export const Reason = ({ remark }: { remark?: string | null | undefined }) =>
  remark ? <Root>{t.status.reason({ reason: remark })}</Root> : null
