import { LinkButton } from '@member/ui'
import { t } from './words.ts'

export const ReceiptLink = ({ to }: { to: string }) => (
  <LinkButton wide icon="receipt" to={to}>
    {t.rows.receipt}
  </LinkButton>
)
