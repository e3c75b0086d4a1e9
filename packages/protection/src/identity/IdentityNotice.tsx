import { Card, formatBaht, LinkButton, Stack, StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { identityAtom } from './identity.ts'
import { th } from './th.ts'
import { tones } from './tones.ts'

interface IdentityNoticeProps {
  identityLink: string
  /** Only where something is still to be done or waited for: beside what needs it. */
  isBrief?: boolean
}

/** Where the member's identity stands, with the way to the papers; nothing on a server without it. */
export const IdentityNotice = ({ identityLink, isBrief = false }: IdentityNoticeProps) => {
  const { data } = useAtomValue(identityAtom)
  if (!data) return null
  const { status, neededFor } = data
  const isNeeded = status !== 'NOT_ASKED' || neededFor.firstWithdrawal || neededFor.above !== null
  if (isBrief && (status === 'ACCEPTED' || !isNeeded)) return null
  return (
    <Card aria-label={th.title}>
      <Stack space={3}>
        <div>
          <strong>{th.title}</strong> <StatusChip tone={tones[status]}>{th.status[status]}</StatusChip>
        </div>
        <p>
          {status === 'NOT_ASKED' && neededFor.above !== null
            ? th.needed.above(formatBaht(neededFor.above, { unit: true, short: true }))
            : th.means[status]}
        </p>
        <LinkButton to={identityLink}>{th.open}</LinkButton>
      </Stack>
    </Card>
  )
}
