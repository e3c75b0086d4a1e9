import type { ApiError } from '@member/api-client'

/** All that a challenge asks for. */
export const needsOf = ({ code, data }: Pick<ApiError, 'code' | 'data'>) => {
  const needs = data?.['needs']
  const has = (need: string) => Array.isArray(needs) && needs.includes(need)
  return {
    password: code === 'PASSWORD_AGAIN' || has('password'),
    /** A passkey answers, whatever is asked for. */
    passkey: data?.['passkey'] === true,
    factor: code === 'FACTOR_NEEDED' || has('factor'),
  }
}
