import type { ApiError } from '@member/api-client'

export const needsOf = ({ code, data }: Pick<ApiError, 'code' | 'data'>) => {
  const needs = data?.['needs']
  const has = (need: string) => Array.isArray(needs) && needs.includes(need)
  return {
    password: code === 'PASSWORD_AGAIN' || has('password'),
    /** True if a passkey alone satisfies all requirements. */
    passkey: data?.['passkey'] === true,
    factor: code === 'FACTOR_NEEDED' || has('factor'),
  }
}
