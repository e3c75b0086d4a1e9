import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'

/** Address of the movement of a kind that belongs to a deposit or a withdrawal. */
export type EntryHref = (kind: 'deposit' | 'withdraw', reference: string) => string

/** The same where the server has a history that a movement can be opened in. */
export const useEntryHref = (href: EntryHref | undefined): EntryHref | undefined =>
  useAtomValue(featureAtom('ledger')) === true ? href : undefined
