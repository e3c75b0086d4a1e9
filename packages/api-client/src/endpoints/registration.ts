import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Day, Id, NewPassword, Text } from '../client/shapes.ts'
import { t } from '../client/words.ts'
import { Phone } from './address.ts'
import { LoginAnswer } from './signIn.ts'

export const Username = v.pipe(
  v.string(() => t.field.username),
  v.trim(),
  v.regex(/^[A-Za-z0-9]{4,20}$/, () => t.field.username),
  // A username must not look like another member's phone number, which is also a login.
  v.regex(/^(?!(?:0|660?)[689]\d{8}$)/, () => t.field.usernameIsPhone),
)

/** Account number of 10 to 15 digits; spaces and dashes are removed. */
export const BankId = v.pipe(
  v.string(() => t.field.bankId),
  v.transform((bankId) => bankId.replace(/[\s-]/g, '')),
  v.regex(/^\d{10,15}$/, () => t.field.bankId),
)

function isInCalendar(day: string) {
  const at = new Date(day)
  return !Number.isNaN(at.getTime()) && at.getUTCDate() === Number(day.slice(8))
}

export const BirthDate = v.pipe(
  Day,
  v.check(
    (day) => isInCalendar(day),
    () => t.field.birthDate,
  ),
)

const BankName = v.pipe(
  v.string(() => t.field.bank),
  v.minLength(1, () => t.field.bank),
  v.maxLength(16),
)
const Accepted = v.literal(true, () => t.field.consent)

export const RegisterRequest = v.pipe(
  v.object({
    phone: Phone,
    username: v.optional(Username),
    password: NewPassword,
    confirmPassword: v.string(() => t.field.required),
    bankId: BankId,
    bankName: BankName,
    afCode: v.optional(Text(64)),
    team: v.optional(Text(64)),
    marketing: v.optional(Text(64)),
    consent: v.object({ terms: Accepted, privacy: Accepted, marketing: v.boolean(), version: Text(32) }),
    ageConfirmed: Accepted,
    /** Date of birth; required if the server has the feature `birthDate`. */
    birthDate: v.optional(BirthDate),
    /** Id of the proof of the phone; required if the server has the feature `phoneProof`. */
    phoneProof: v.optional(Id),
    device: v.optional(Id),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      () => t.field.mismatch,
    ),
    ['confirmPassword'],
  ),
)
export type RegisterRequest = v.InferOutput<typeof RegisterRequest>

export const registerCall = {
  method: 'POST',
  path: '/api/user/register',
  body: RegisterRequest,
  answer: LoginAnswer,
  command: true,
} as const
/** Registers a member under the name of the account's holder. The caller passes the answer to `startSession`. */
export const register = (input: RegisterRequest, command: Command) =>
  send(registerCall, { body: input, command })

// The server throttles these: an answer is fresh for a minute, and a failure is not retried automatically.
const lookedUpOnce = {
  retry: false,
  staleTime: 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const

export const Available = v.object({ available: v.boolean() })
export type Available = v.InferOutput<typeof Available>

export const checkPhoneCall = {
  method: 'GET',
  path: '/api/user/checkPhone/:value',
  params: v.object({ value: Phone }),
  answer: Available,
} as const
export const checkPhone = (value: string, signal?: AbortSignal) =>
  send(checkPhoneCall, { params: { value }, signal })

export const checkPhoneQuery = (value: string) => ({
  ...lookedUpOnce,
  queryKey: ['register', 'phone', value] as const,
  queryFn: ({ signal }: Asked) => checkPhone(value, signal),
})

export const checkUsernameCall = {
  method: 'GET',
  path: '/api/user/checkUsername/:value',
  params: v.object({ value: Username }),
  answer: Available,
} as const
export const checkUsername = (value: string, signal?: AbortSignal) =>
  send(checkUsernameCall, { params: { value }, signal })

export const checkUsernameQuery = (value: string) => ({
  ...lookedUpOnce,
  queryKey: ['register', 'username', value] as const,
  queryFn: ({ signal }: Asked) => checkUsername(value, signal),
})

export const checkBankIdCall = {
  method: 'POST',
  path: '/api/user/checkBankId/:bankId',
  params: v.object({ bankId: BankId }),
  body: v.object({ bankName: BankName }),
  answer: Available,
  isRead: true,
} as const
export const checkBankId = (bankId: string, bankName: string, signal?: AbortSignal) =>
  send(checkBankIdCall, { params: { bankId }, body: { bankName }, signal })

export const checkBankIdQuery = ({
  bankId,
  bankName,
}: Pick<BankAccountNameRequest, 'bankId' | 'bankName'>) => ({
  ...lookedUpOnce,
  queryKey: ['register', 'bank', bankName, bankId] as const,
  queryFn: ({ signal }: Asked) => checkBankId(bankId, bankName, signal),
})

export const Inviter = v.object({ code: v.string(), name: v.string() })
export type Inviter = v.InferOutput<typeof Inviter>

export const inviterCall = {
  method: 'GET',
  path: '/api/user/inviter/:afCode',
  params: v.object({ afCode: Text(64) }),
  answer: Inviter,
} as const
/** Returns the masked name of the member with an affiliate code. */
export const getInviter = (afCode: string, signal?: AbortSignal) =>
  send(inviterCall, { params: { afCode }, signal })

export const inviterQuery = (afCode: string) => ({
  ...lookedUpOnce,
  queryKey: ['register', 'inviter', afCode] as const,
  queryFn: ({ signal }: Asked) => getInviter(afCode, signal),
})

export const BankAccountNameRequest = v.object({
  bankId: BankId,
  bankName: BankName,
  phoneProof: v.optional(Id),
})
export type BankAccountNameRequest = v.InferOutput<typeof BankAccountNameRequest>

export const BankAccountNameAnswer = v.object({
  name: v.string(),
  bankId: v.string(),
  bankName: v.string(),
})
export type BankAccountNameAnswer = v.InferOutput<typeof BankAccountNameAnswer>

export const bankAccountNameCall = {
  method: 'POST',
  path: '/api/bank/name',
  body: BankAccountNameRequest,
  answer: BankAccountNameAnswer,
  isRead: true,
} as const
/** Returns the holder's name that the bank has for an account, with the surname masked. */
export const getBankAccountName = (input: BankAccountNameRequest, signal?: AbortSignal) =>
  send(bankAccountNameCall, { body: input, signal })

export const bankAccountNameQuery = ({ bankId, bankName, phoneProof }: BankAccountNameRequest) => ({
  ...lookedUpOnce,
  queryKey: ['register', 'name', { bankId, bankName }] as const,
  queryFn: ({ signal }: Asked) => getBankAccountName({ bankId, bankName, phoneProof }, signal),
})
