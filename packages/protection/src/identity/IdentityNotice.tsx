import { Card, formatBaht, LinkButton, Stack, StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { identityAtom } from './identity.ts'
import { th } from './th.ts'
import { tones } from './tones.ts'

interface IdentityNoticeProps {
  identityLink: string
  /** Beside what needs it: only what stands in the way now, or only what may come to. */
  only?: 'now' | 'later'
}

/** Where the member's identity stands, with the way to the papers; nothing on a server without it. */
export const IdentityNotice = ({ identityLink, only }: IdentityNoticeProps) => {
  const { data } = useAtomValue(identityAtom)
  if (!data) return null
  const { status, neededFor } = data
  const isNow = status === 'NOT_ASKED' ? neededFor.firstWithdrawal : status !== 'ACCEPTED'
  const isLater = status === 'NOT_ASKED' && !isNow && neededFor.above !== null
  if ((only === 'now' && !isNow) || (only === 'later' && !isLater)) return null
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
