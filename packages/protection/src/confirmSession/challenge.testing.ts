import { ApiError } from '@member/api-client'

/** A refusal that asks for this. */
export const challenge = (...needs: ('password' | 'factor')[]) =>
  new ApiError({
    kind: 'refused',
    ...(needs.includes('factor')
      ? { status: 428003, code: 'FACTOR_NEEDED' }
      : { status: 428001, code: 'PASSWORD_AGAIN' }),
    data: { needs },
  })
