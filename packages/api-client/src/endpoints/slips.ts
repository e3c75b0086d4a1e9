import * as v from 'valibot'
import type { Actor, Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, BahtInForm, Id, Text, Time, TimeInput } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Credit } from './credit.ts'
import { Deposit } from './deposits.ts'

export const slipFile = {
  largest: 4 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

const Party = v.object({ name: v.string(), account: v.string() })
const Verdict = v.picklist(['PASS', 'FAIL', 'UNKNOWN'])

const File = v.instance(Blob, () => t.field.slip)

export const VerifySlipRequest = v.pipe(
  v.object({
    file: v.optional(File),
    qrcode: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(512))),
    amount: v.optional(BahtInForm),
  }),
  v.check(
    ({ file, qrcode }) => file !== undefined || qrcode !== undefined,
    () => t.field.slip,
  ),
)
export type VerifySlipRequest = v.InferOutput<typeof VerifySlipRequest>

export const SlipBonus = v.object({ amount: Baht, turnover: Baht, turnoverTimes: v.number() })
export type SlipBonus = v.InferOutput<typeof SlipBonus>

/** The bank's answer about a slip. With `next: WAIT`, only the transfer's reference is known. */
export const VerifySlipAnswer = v.object({
  uuid: Id,
  transRef: v.string(),
  amount: v.nullish(Baht),
  transAt: v.nullish(Time),
  sendingBank: v.string(),
  receivingBank: v.nullish(v.string()),
  sender: v.nullish(Party),
  receiver: v.nullish(Party),
  checks: v.object({
    duplicate: Verdict,
    receiver: Verdict,
    sender: Verdict,
    amount: Verdict,
    age: Verdict,
  }),
  next: v.picklist(['CONFIRM', 'WAIT', 'MANUAL']),
  retryAfterSec: v.nullish(v.pipe(v.number(), v.minValue(0))),
  expiresAt: v.nullish(Time),
  bonus: v.nullish(SlipBonus),
})
export type VerifySlipAnswer = v.InferOutput<typeof VerifySlipAnswer>

export const verifySlipCall = {
  method: 'POST',
  path: '/api/auth/slip/verify',
  body: VerifySlipRequest,
  answer: VerifySlipAnswer,
  form: true,
} as const
/**
 * Checks a slip with the bank, by picture or by the text of its mini-QR. A refusal contains the check's uuid in
 * `data.uuid`, for a manual request.
 */
export const verifySlip = (input: VerifySlipRequest, by: Actor) => send(verifySlipCall, { body: input, by })

export const ConfirmSlipRequest = v.object({ uuid: Id })
export type ConfirmSlipRequest = v.InferOutput<typeof ConfirmSlipRequest>

export const ConfirmSlipAnswer = v.object({ deposit: Deposit, credit: Credit })
export type ConfirmSlipAnswer = v.InferOutput<typeof ConfirmSlipAnswer>

export const confirmSlipCall = {
  method: 'POST',
  path: '/api/auth/slip/confirm',
  body: ConfirmSlipRequest,
  answer: ConfirmSlipAnswer,
  command: true,
  money: true,
} as const
export const confirmSlip = (uuid: string, command: Command) =>
  send(confirmSlipCall, { body: { uuid }, command })

export const SlipRequest = v.object({
  uuid: Id,
  order: v.nullish(v.string()),
  transRef: v.nullish(v.string()),
  amount: Baht,
  status: v.picklist(['PENDING', 'APPROVED', 'REJECTED']),
  sendingBank: v.string(),
  transAt: Time,
  remark: v.nullish(v.string()),
  imageUrl: v.nullish(v.string()),
  createdAt: Time,
})
export type SlipRequest = v.InferOutput<typeof SlipRequest>

/** Request for a deposit by hand. With the `uuid` of a checked slip, the picture need not be sent again. */
export const RequestDepositRequest = v.pipe(
  v.object({
    uuid: v.optional(Id),
    file: v.optional(File),
    amount: BahtInForm,
    transAt: TimeInput,
    bankName: v.pipe(
      v.string(() => t.field.bank),
      v.minLength(1, () => t.field.bank),
      v.maxLength(16),
    ),
    note: v.optional(Text(500)),
  }),
  v.forward(
    v.check(
      ({ uuid, file }) => uuid !== undefined || file !== undefined,
      () => t.field.slip,
    ),
    ['file'],
  ),
)
export type RequestDepositRequest = v.InferOutput<typeof RequestDepositRequest>

export const requestDepositCall = {
  method: 'POST',
  path: '/api/auth/slip/request-deposit',
  body: RequestDepositRequest,
  answer: SlipRequest,
  command: true,
  money: true,
  form: true,
} as const
export const requestDeposit = (input: RequestDepositRequest, command: Command) =>
  send(requestDepositCall, { body: input, command })

export const slipRequestsKey = ['slipRequests'] as const
export const slipRequestsCall = {
  method: 'GET',
  path: '/api/auth/slip/my/request',
  answer: v.array(SlipRequest),
} as const
export const listSlipRequests = (signal?: AbortSignal) => send(slipRequestsCall, { signal })

export const slipRequestsQuery = () => ({
  queryKey: slipRequestsKey,
  queryFn: ({ signal }: Asked) => listSlipRequests(signal),
})
