import { StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { identityAtom, tones } from './identity.ts'
import { t } from './words.ts'

/** Status of the documents as a chip, if they are required. */
export const IdentityState = () => {
  const status = useAtomValue(identityAtom).data?.status
  return status && status !== 'NOT_ASKED' ? (
    <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>
  ) : null
}
