import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { BahtMoved, Count, Nothing, Time } from '../client/shapes.ts'
import { t } from '../client/words.ts'

// Addition, needs the feature `secondFactor` of /api/setting. Members with a second factor must enter its code at
// a log-in on a new device (`code` of the log-in), and by 428003 before a withdrawal above their own amount, a new
// password, and a change of the factor itself.

export const SecondFactor = v.object({
  isOn: v.boolean(),
  since: v.nullable(Time),
  /** Amount (baht) above which withdrawals require a code; with 0, all withdrawals do. */
  askedAbove: BahtMoved,
  recoveryLeft: Count,
})
export type SecondFactor = v.InferOutput<typeof SecondFactor>

export const secondFactorKey = ['secondFactor'] as const
export const secondFactorCall = { method: 'GET', path: '/api/auth/factor', answer: SecondFactor } as const
export const getSecondFactor = (signal?: AbortSignal) => send(secondFactorCall, { signal })

export const secondFactorQuery = () => ({
  queryKey: secondFactorKey,
  queryFn: ({ signal }: Asked) => getSecondFactor(signal),
})

/** Key of a second factor: as an `otpauth://` address, and as text to type (`secret`). */
export const FactorSecret = v.object({
  secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{16,}$/)),
  address: v.pipe(v.string(), v.startsWith('otpauth://totp/')),
})
export type FactorSecret = v.InferOutput<typeof FactorSecret>

export const startFactorCall = {
  method: 'POST',
  path: '/api/auth/factor/start',
  body: v.object({}),
  answer: FactorSecret,
} as const
/** Creates a key for the authenticator app, active once its first code is entered. */
export const startFactor = (by: Actor) => send(startFactorCall, { body: {}, by })

/** Recovery codes, shown once. */
export const RecoveryCodes = v.object({ codes: v.array(v.string()) })
export type RecoveryCodes = v.InferOutput<typeof RecoveryCodes>

export const ProveFactorRequest = v.object({
  code: v.pipe(
    v.string(() => t.field.code),
    v.regex(/^\d{6}$/, () => t.field.code),
  ),
})
export type ProveFactorRequest = v.InferOutput<typeof ProveFactorRequest>

export const proveFactorCall = {
  method: 'POST',
  path: '/api/auth/factor/prove',
  body: ProveFactorRequest,
  answer: RecoveryCodes,
} as const
export const proveFactor = (code: string, by: Actor) => send(proveFactorCall, { body: { code }, by })

export const renewRecoveryCodesCall = {
  method: 'POST',
  path: '/api/auth/factor/recovery',
  body: v.object({}),
  answer: RecoveryCodes,
} as const
export const renewRecoveryCodes = (by: Actor) => send(renewRecoveryCodesCall, { body: {}, by })

export const SetFactorRequest = v.object({ askedAbove: BahtMoved })
export type SetFactorRequest = v.InferOutput<typeof SetFactorRequest>

export const setFactorCall = {
  method: 'PATCH',
  path: '/api/auth/factor',
  body: SetFactorRequest,
  answer: SecondFactor,
} as const
export const setFactor = (askedAbove: number, by: Actor) => send(setFactorCall, { body: { askedAbove }, by })

export const removeFactorCall = { method: 'DELETE', path: '/api/auth/factor', answer: Nothing } as const
export const removeFactor = (by: Actor) => send(removeFactorCall, { by })
