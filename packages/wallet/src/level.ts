import { levelQuery, queryAtom } from '@member/api-client'

/** Withdrawal limits left today, the withdrawable amount, and turnover left: the server's figures. */
export const levelAtom = queryAtom(() => ({ ...levelQuery(), refetchOnWindowFocus: 'always' as const }))
