import type { Identity } from '@member/api-client'
import { Card, EmptyState, formatBaht, formatDateTime, Loaded, Page, Stack, StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { settingAtom } from '../features.ts'
import { identityAtom } from './identity.ts'
import { SendPapers } from './SendPapers.tsx'
import { th } from './th.ts'
import { tones } from './tones.ts'

const Standing = ({ identity }: { identity: Identity }) => {
  const { status, reason, sentAt, settledAt, neededFor, reviewHours, keptDays } = identity
  const isOpen = status !== 'ACCEPTED'
  return (
    <Card aria-label={th.title}>
      <Stack space={3}>
        <div>
          <StatusChip tone={tones[status]}>{th.status[status]}</StatusChip>
        </div>
        <p>{th.means[status]}</p>
        {status === 'REFUSED' && reason ? (
          <p>
            <strong>{th.reason}:</strong> {reason}
          </p>
        ) : null}
        {sentAt ? <p>{th.sent(formatDateTime(sentAt))}</p> : null}
        {settledAt ? <p>{th.settled(formatDateTime(settledAt))}</p> : null}
        {isOpen && neededFor.firstWithdrawal ? <p>{th.needed.first}</p> : null}
        {isOpen && neededFor.above !== null ? (
          <p>{th.needed.above(formatBaht(neededFor.above, { unit: true, short: true }))}</p>
        ) : null}
        {isOpen ? <p>{th.review(reviewHours)}</p> : null}
        <p>{th.kept(keptDays)}</p>
      </Stack>
    </Card>
  )
}

const Papers = () => (
  <Loaded query={useAtomValue(identityAtom)}>
    {(identity) => (
      <Stack space={6}>
        <Standing identity={identity} />
        {identity.status === 'PENDING' || identity.status === 'ACCEPTED' ? null : <SendPapers />}
      </Stack>
    )}
  </Loaded>
)

/** Where the member's identity stands, and the way to send the papers, also after a refusal. */
export const IdentityScreen = ({ back }: { back: string }) => (
  <Page narrow title={th.title} back={back} intro={th.intro}>
    <Loaded query={useAtomValue(settingAtom)}>
      {({ features }) => (features?.identity ? <Papers /> : <EmptyState title={th.absent} />)}
    </Loaded>
  </Page>
)
