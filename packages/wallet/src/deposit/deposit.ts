import {
  depositAccountsQuery,
  depositsQuery,
  newestDepositsQuery,
  queryAtom,
  type Deposit,
  type DepositAccountsAnswer,
} from '@member/api-client'
import { atom } from 'jotai'
import { keepPreviousData } from '@tanstack/query-core'
import { memberAtom } from '../money/member.ts'

/** ms between two looks at how the bank does, whose promise is not kept once it is down. */
const bankLook = 15_000

const whileItTells = ({ state: { data } }: { state: { data: DepositAccountsAnswer | undefined } }) =>
  data?.bankFeed && data.bankFeed.state !== 'off' ? bankLook : false

const noBank = { uuid: '', bankId: '', bankName: '' }

/** Accounts this member may pay into, by the account the money will come from. */
export const depositAccountsAtom = queryAtom((get) => ({
  ...depositAccountsQuery(get(memberAtom).data?.user_bank ?? noBank),
  enabled: get(memberAtom).data !== undefined,
  refetchInterval: whileItTells,
}))

export const rowsPerPage = 10
export const isOnItsWay = ({ status }: Deposit) => status === 'PENDING' || status === 'CHECKING'

/** The newest deposits, kept up to date by live news. */
export const newestDepositsAtom = queryAtom(newestDepositsQuery)

export const depositPageAtom = atom(1)

/** The page of the history the member looks at; the first one is the list that is watched. */
export const depositPageQueryAtom = queryAtom((get) => ({
  ...depositsQuery({ page: get(depositPageAtom), limit: rowsPerPage }),
  placeholderData: keepPreviousData,
}))
