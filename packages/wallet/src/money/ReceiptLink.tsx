import { LinkButton } from '@member/ui'
import { t } from './words.ts'
import { Link } from 'react-router'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import styled from '@emotion/styled'

export const ReceiptLink = ({ to }: { to: string }) => (
  <LinkButton wide icon="receipt" to={to}>
    {t.rows.receipt}
  </LinkButton>
)

/** Link from the newest entries to the whole list. */
export const SeeAll = ({ to }: { to: string }) => (
  <LinkButton small variant="quiet" to={to}>
    {t.rows.all}
  </LinkButton>
)

/** Link to a help page. Reloads the document, because the help's text is in the HTML of its page. */
export const HelpLink = ({ to, children }: { to: string; children: string }) => (
  <p>
    <Link to={to} reloadDocument>
      {children}
    </Link>
  </p>
)

export type EntryHref = (kind: 'deposit' | 'withdraw', reference: string) => string

/** Returns `href` if the server has a ledger, otherwise undefined. */
export const useEntryHref = (href: EntryHref | undefined): EntryHref | undefined =>
  useAtomValue(featureAtom('ledger')) === true ? href : undefined

export const NoWrap = styled.span`
  white-space: nowrap;
`
