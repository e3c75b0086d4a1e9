import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'

export type EntryHref = (kind: 'deposit' | 'withdraw', reference: string) => string

/** Returns `href` if the server has a ledger, otherwise undefined. */
export const useEntryHref = (href: EntryHref | undefined): EntryHref | undefined =>
  useAtomValue(featureAtom('ledger')) === true ? href : undefined
