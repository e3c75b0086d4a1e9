import { Section, Stack, Tiles } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { memberAtom } from '../money/member.ts'
import { t } from './words.ts'
import { depositAccountsAtom, newestDepositsAtom } from './deposit.ts'
import { PayIntoAccount } from './PayIntoAccount.tsx'
import { SlipLead } from './SlipLead.tsx'
import { stopOf } from './stop.ts'
import { usePayment } from './usePayment.ts'
import { Watching } from './Watching.tsx'

export interface PayAccountsProps {
  title?: string
  slip?: ReactNode
  slipBeside?: ReactNode
}

export const PayAccounts = ({ title, slip, slipBeside }: PayAccountsProps) => {
  const { data, error, isLoading } = useAtomValue(depositAccountsAtom)
  const member = useAtomValue(memberAtom)
  const newest = useAtomValue(newestDepositsAtom).data?.items[0]?.uuid
  const { payment } = usePayment(undefined)
  if (isLoading || member.isLoading) return null
  // Accounts loaded before a limit was reached must not be shown any more.
  const accounts = member.data && !stopOf(error) ? (data?.accounts ?? []) : []
  // Money sent before the accounts were closed can still be claimed by slip.
  if (accounts.length === 0) return slipBeside ? <SlipLead>{slipBeside}</SlipLead> : null
  return (
    <Section title={title ?? (accounts.length > 1 ? t.accounts : t.account)}>
      <Stack>
        <Tiles as="div" full least={272} space={4}>
          {accounts.map((each) => (
            <PayIntoAccount key={`${each.bankName} ${each.bankId}`} account={each} />
          ))}
        </Tiles>
        {payment || !slip || data?.bankFeed?.state === 'down' ? null : (
          // Each new deposit restarts the wait.
          <Watching
            key={newest}
            feed={data?.bankFeed}
            payment={undefined}
            slip={slip}
            slipBeside={slipBeside}
          />
        )}
      </Stack>
    </Section>
  )
}
