import {
  bankAccountNameQuery,
  checkBankIdQuery,
  checkPhoneQuery,
  checkUsernameQuery,
  queryAtom,
} from '@member/api-client'
import { atom } from 'jotai'
import { accountProofAtom } from './provenPhone.ts'
import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/query-core'

export interface Account {
  bankName: string
  bankId: string
}

/** Options of look-ups whose `isFetching` is shown too. */
const whole = { notifyOnChangeProps: 'all' } as const

/** Phone number to look up; empty disables the look-up. */
export const askedPhoneAtom = atom('')
export const askedUsernameAtom = atom('')
export const askedAccountAtom = atom<Account | null>(null)

export const phoneCheckAtom = queryAtom((get) => ({
  ...checkPhoneQuery(get(askedPhoneAtom)),
  ...whole,
  enabled: get(askedPhoneAtom) !== '',
}))

export const usernameCheckAtom = queryAtom((get) => ({
  ...checkUsernameQuery(get(askedUsernameAtom)),
  ...whole,
  enabled: get(askedUsernameAtom) !== '',
}))

const noAccount = { bankName: '', bankId: '' }

export const bankIdCheckAtom = queryAtom((get) => ({
  ...checkBankIdQuery(get(askedAccountAtom) ?? noAccount),
  ...whole,
  enabled: get(askedAccountAtom) !== null,
}))

/**
 * The account holder's name from the bank, with the surname masked. Not loaded for an account that the check
 * found to be in use; if that check fails, the server itself refuses such an account.
 */
export const accountNameAtom = queryAtom((get) => {
  const { data, error, isFetching } = get(bankIdCheckAtom)
  return {
    ...bankAccountNameQuery({ ...(get(askedAccountAtom) ?? noAccount), ...get(accountProofAtom) }),
    ...whole,
    enabled: get(askedAccountAtom) !== null && !isFetching && (data?.available === true || error !== null),
  }
})

export async function lookUp<Answer, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Answer, Error, Answer, Key>,
): Promise<Answer> {
  try {
    return await client.fetchQuery(query)
  } catch (error) {
    if (error instanceof CancelledError) return lookUp(client, query)
    throw error
  }
}
