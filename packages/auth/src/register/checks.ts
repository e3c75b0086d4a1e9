import {
  bankAccountNameQuery,
  checkBankIdQuery,
  checkPhoneQuery,
  checkUsernameQuery,
  queryAtom,
} from '@member/api-client'
import { atom } from 'jotai'
import { accountProofAtom } from './provenPhone.ts'

/** An account to look up: the bank's short code and the number. */
export interface Account {
  bankName: string
  bankId: string
}

/** Phone number being looked up; empty asks nothing. */
export const askedPhoneAtom = atom('')
export const askedUsernameAtom = atom('')
export const askedAccountAtom = atom<Account | null>(null)

export const phoneCheckAtom = queryAtom((get) => ({
  ...checkPhoneQuery(get(askedPhoneAtom)),
  enabled: get(askedPhoneAtom) !== '',
}))

export const usernameCheckAtom = queryAtom((get) => ({
  ...checkUsernameQuery(get(askedUsernameAtom)),
  enabled: get(askedUsernameAtom) !== '',
}))

const noAccount = { bankName: '', bankId: '' }

export const bankIdCheckAtom = queryAtom((get) => ({
  ...checkBankIdQuery(get(askedAccountAtom) ?? noAccount),
  enabled: get(askedAccountAtom) !== null,
}))

/**
 * The name the bank has for the account, surname masked. Its failures carry the server's own words. It is asked for once
 * the account is known to be nobody's here: a member's name is not told to whoever types their number.
 */
export const accountNameAtom = queryAtom((get) => {
  const { data, error, isFetching } = get(bankIdCheckAtom)
  return {
    ...bankAccountNameQuery({ ...(get(askedAccountAtom) ?? noAccount), ...get(accountProofAtom) }),
    enabled: get(askedAccountAtom) !== null && !isFetching && (data?.available === true || error !== null),
  }
})
