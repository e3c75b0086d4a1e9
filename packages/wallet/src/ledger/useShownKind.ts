import type { LedgerFilter } from '@member/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { ledgerAtom } from './ledger.ts'

/** The kind that the entries on the screen are of: the one answered last, while another is asked for. */
export function useShownKind(kind: LedgerFilter | undefined) {
  const { isPlaceholderData } = useAtomValue(ledgerAtom)
  const [answered, setAnswered] = useState(kind)
  if (!isPlaceholderData && answered !== kind) setAnswered(kind)
  return isPlaceholderData ? answered : kind
}
