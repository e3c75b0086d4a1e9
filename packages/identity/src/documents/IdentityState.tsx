import { identityAtom } from '@member/api-client'
import { StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tones } from './identity.ts'
import { t } from './words.ts'

/** Status of the documents as a chip, once it is known. */
export const IdentityState = () => {
  const status = useAtomValue(identityAtom).data?.status
  return status ? <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip> : null
}
