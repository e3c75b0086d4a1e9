import { depositAccountsQuery, depositsQuery, isLiveAtom, queryAtom, type Deposit } from '@member/api-client'
import { atom, type Getter } from 'jotai'
import { keepPreviousData } from '@tanstack/query-core'
import { memberAtom } from '../member.ts'
import { paymentAtom } from './payment.ts'

const noBank = { uuid: '', bankId: '', bankName: '' }

/** Where this member may pay in: the server decides by the account the money will come from. */
export const depositAccountsAtom = queryAtom((get) => {
  const bank = get(memberAtom).data?.user_bank
  return { ...depositAccountsQuery(bank ?? noBank), enabled: bank !== undefined }
})

export const rowsPerPage = 10
const whileOnItsWay = 4_000
/** The bank's feed credits a transfer without telling the screen first. */
const whileQuiet = 5_000
/** Somebody stands there with their phone in hand. */
const whilePaying = 2_000
/** The server tells by itself: this is for what gets lost. */
const whileLive = 60_000

export const isOnItsWay = ({ status }: Deposit) => status === 'PENDING' || status === 'CHECKING'

const isPaying = (payment: { until: number } | undefined) =>
  payment !== undefined && Date.now() < payment.until

/** The newest deposits, asked for again while the screen is open and seen. */
export const newestDepositsAtom = queryAtom((get: Getter) => ({
  ...depositsQuery({ page: 1, limit: rowsPerPage }),
  refetchInterval: get(isLiveAtom)
    ? whileLive
    : ({ state }) =>
        isPaying(get(paymentAtom))
          ? whilePaying
          : state.data?.items.some(isOnItsWay)
            ? whileOnItsWay
            : whileQuiet,
}))

export const depositPageAtom = atom(1)

/** The page of the history the member looks at; the first one is the list that is watched. */
export const depositPageQueryAtom = queryAtom((get) => ({
  ...depositsQuery({ page: get(depositPageAtom), limit: rowsPerPage }),
  placeholderData: keepPreviousData,
}))
