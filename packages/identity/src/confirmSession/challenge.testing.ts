import { ApiError } from '@member/api-client'

type Need = 'password' | 'factor'

const refusal = (needs: Need[], data: object) =>
  new ApiError({
    kind: 'refused',
    ...(needs.includes('factor')
      ? { status: 428003, code: 'FACTOR_NEEDED' }
      : { status: 428001, code: 'PASSWORD_AGAIN' }),
    data: { needs, ...data },
  })

export const challenge = (...needs: Need[]) => refusal(needs, {})

export const challengeOfPasskey = (...needs: Need[]) => refusal(needs, { passkey: true })
