import { type Identity, settingQueryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Card, desktop, EmptyState, Loaded, Page, Stack, StatusChip } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { identityAtom, tones } from './identity.ts'
import { SendDocuments } from './SendDocuments.tsx'
import { t } from './words.ts'

const Status = ({ identity }: { identity: Identity }) => {
  const { status, reason, sentAt, settledAt, neededFor, reviewHours, keptDays } = identity
  const isOpen = status !== 'ACCEPTED'
  // Requested whatever the amount.
  const isAsked = status === 'ASKED' && !neededFor.firstWithdrawal
  return (
    <Card aria-label={t.title}>
      <Stack space={3}>
        <div>
          <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>
        </div>
        <p>{t.means[status]}</p>
        {status === 'REFUSED' && reason ? (
          <p>
            <strong>{t.reason}:</strong> {reason}
          </p>
        ) : null}
        {sentAt ? <p>{t.sent({ at: sentAt })}</p> : null}
        {settledAt ? <p>{t.settled({ at: settledAt })}</p> : null}
        {isOpen && neededFor.firstWithdrawal ? <p>{t.needed.first}</p> : null}
        {isAsked ? <p>{t.needed.asked}</p> : null}
        {isOpen && !isAsked && neededFor.above !== null ? (
          <p>{t.needed.above({ amount: neededFor.above })}</p>
        ) : null}
        {isOpen ? <p>{t.review({ hours: reviewHours })}</p> : null}
        <p>{t.kept({ days: keptDays })}</p>
      </Stack>
    </Card>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  ${desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-gap: 32px;
    align-items: start;
  }
`

const IdentityContent = () => (
  <Loaded query={useAtomValue(identityAtom)}>
    {(identity) => (
      <Beside>
        <Status identity={identity} />
        {identity.status === 'PENDING' || identity.status === 'ACCEPTED' ? null : <SendDocuments />}
      </Beside>
    )}
  </Loaded>
)

export const IdentityScreen = ({ back }: { back: string }) => {
  const has = useAtomValue(featureAtom('identity'))
  return (
    <Page title={t.title} back={back} intro={t.intro}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (has ? <IdentityContent /> : <EmptyState title={t.absent} />)}
      </Loaded>
    </Page>
  )
}
