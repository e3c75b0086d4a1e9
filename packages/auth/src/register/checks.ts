import { checkBankId, checkPhone, checkUsername, getBankAccountName, getInviter } from '@member/api-client'
import { atom } from 'jotai'
import { atomWithQuery } from 'jotai-tanstack-query'

// Every look-up is throttled by the server: an answer is kept for a minute, and a failure is not asked again unbidden.
const once = {
  retry: false,
  staleTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

/** An account to look up: the bank's short code and the number. */
export interface Account {
  bankName: string
  bankId: string
}

export const phoneQuery = (phone: string) => ({
  ...once,
  queryKey: ['register', 'phone', phone],
  queryFn: () => checkPhone(phone),
})

export const usernameQuery = (username: string) => ({
  ...once,
  queryKey: ['register', 'username', username],
  queryFn: () => checkUsername(username),
})

const bankIdQuery = ({ bankId, bankName }: Account) => ({
  ...once,
  queryKey: ['register', 'bank', bankName, bankId],
  queryFn: () => checkBankId(bankId, bankName),
})

/** What is asked of the server at the moment; empty asks nothing. */
export const askedPhoneAtom = atom('')
export const askedUsernameAtom = atom('')
export const askedAccountAtom = atom<Account | null>(null)

export const phoneCheckAtom = atomWithQuery((get) => ({
  ...phoneQuery(get(askedPhoneAtom)),
  enabled: get(askedPhoneAtom) !== '',
}))

export const usernameCheckAtom = atomWithQuery((get) => ({
  ...usernameQuery(get(askedUsernameAtom)),
  enabled: get(askedUsernameAtom) !== '',
}))

const noAccount = { bankName: '', bankId: '' }

export const bankIdCheckAtom = atomWithQuery((get) => ({
  ...bankIdQuery(get(askedAccountAtom) ?? noAccount),
  enabled: get(askedAccountAtom) !== null,
}))

/** The name the bank has for the account, surname masked. Its failures carry the server's own words. */
export const accountNameAtom = atomWithQuery((get) => ({
  ...once,
  queryKey: ['register', 'name', get(askedAccountAtom)],
  queryFn: () => getBankAccountName(get(askedAccountAtom) ?? noAccount),
  enabled: get(askedAccountAtom) !== null,
}))

/** Who invited the visitor, by the code they came with. */
export const inviterQuery = (afCode: string) => ({
  ...once,
  queryKey: ['register', 'inviter', afCode],
  queryFn: () => getInviter(afCode),
})
