import { StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { identityAtom } from './identity.ts'
import { tones } from './tones.ts'
import { t } from './words.ts'

/** How the member's papers stand, in a word; nothing where none are asked for. */
export const IdentityState = () => {
  const status = useAtomValue(identityAtom).data?.status
  return status && status !== 'NOT_ASKED' ? (
    <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>
  ) : null
}
