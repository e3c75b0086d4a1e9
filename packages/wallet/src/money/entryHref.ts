import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'

/** Returns the address of the movement that belongs to a deposit or withdrawal. */
export type EntryHref = (kind: 'deposit' | 'withdraw', reference: string) => string

/** The given function; undefined if the server has no ledger. */
export const useEntryHref = (href: EntryHref | undefined): EntryHref | undefined =>
  useAtomValue(featureAtom('ledger')) === true ? href : undefined
