import { identityAtom } from '@member/api-client'
import { Card, LinkButton, List, ListRow, Stack, StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tones } from './identity.ts'
import { t } from './words.ts'

interface IdentityNoticeProps {
  identityLink: string
  /** Shows the notice only if documents are needed now, or only if they may be needed later. */
  only?: 'now' | 'later'
}

/** Identity status with a link to the documents. */
export const IdentityNotice = ({ identityLink, only }: IdentityNoticeProps) => {
  const { data } = useAtomValue(identityAtom)
  if (!data) return null
  const { status, reason, neededFor } = data
  const isNow = status === 'NOT_ASKED' ? neededFor.firstWithdrawal : status !== 'ACCEPTED'
  const isLater = status === 'NOT_ASKED' && !isNow && neededFor.above !== null
  if ((only === 'now' && !isNow) || (only === 'later' && !isLater)) return null
  // The documents are in review: one line says so, and no action is needed.
  if (status === 'PENDING')
    return (
      <Card flush aria-label={t.title}>
        <List>
          <ListRow
            to={identityLink}
            title={t.title}
            value={<StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>}
          />
        </List>
      </Card>
    )
  return (
    <Card aria-label={t.title}>
      <Stack space={3}>
        <div>
          <strong>{t.title}</strong>{' '}
          {status === 'NOT_ASKED' ? null : <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>}
        </div>
        <p>
          {status === 'NOT_ASKED' && neededFor.above !== null
            ? t.needed.above({ amount: neededFor.above })
            : t.means[status]}
        </p>
        {status === 'REFUSED' && reason ? (
          <p>
            <strong>{t.reason}:</strong> {reason}
          </p>
        ) : null}
        <LinkButton to={identityLink}>{t.open}</LinkButton>
      </Stack>
    </Card>
  )
}
