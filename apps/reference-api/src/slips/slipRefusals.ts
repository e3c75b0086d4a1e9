import { slipAmount, slipTime } from '../bank/slip/slipText.ts'
import { toBaht } from '../money/satang.ts'
import { Refusal } from '../request/refusal.ts'
import { upstreamFailed } from '../request/refusals.ts'
import { apiTime } from '../time/bangkok.ts'
import { fill, th } from './th.ts'

type Data = Record<string, unknown>

/** Every refusal a slip can meet (reference: error kinds). `data.uuid` is the verification's, for a manual request. */
export const slipRefusals = {
  input: () => new Refusal(400_201, 'SLIP_INPUT', th.input, { data: { fields: { file: th.input } } }),
  fileType: () =>
    new Refusal(400_202, 'SLIP_FILE_TYPE', th.fileType, { data: { fields: { file: th.fileType } } }),
  fileSize: () =>
    new Refusal(400_203, 'SLIP_FILE_SIZE', th.fileSize, { data: { fields: { file: th.fileSize } } }),
  imageBad: () => new Refusal(422_201, 'SLIP_IMAGE_BAD', th.imageBad),
  noQr: () => new Refusal(422_202, 'SLIP_NO_QR', th.noQr),
  notSlipQr: () => new Refusal(422_203, 'SLIP_NOT_SLIP_QR', th.notSlipQr),
  notFound: () => new Refusal(422_204, 'SLIP_NOT_FOUND', th.notFound),
  amount: (expected: bigint, actual: bigint) =>
    new Refusal(
      422_205,
      'SLIP_AMOUNT',
      fill(th.amount, { expected: slipAmount(expected), actual: slipAmount(actual) }),
      { data: { expected: toBaht(expected), actual: toBaht(actual) } },
    ),
  receiver: (accounts: Data[]) => new Refusal(422_206, 'SLIP_RECEIVER', th.receiver, { data: { accounts } }),
  sender: () => new Refusal(422_207, 'SLIP_SENDER', th.sender),
  tooOld: (hours: number) =>
    new Refusal(422_208, 'SLIP_TOO_OLD', fill(th.tooOld, { hours }), { data: { hours } }),
  expired: () => new Refusal(422_209, 'SLIP_EXPIRED', th.expired),
  duplicate: (usedAt: Date, mine: boolean, depositUuid?: string) =>
    new Refusal(409_201, 'SLIP_DUPLICATE', fill(th.duplicate, { dateTime: slipTime(usedAt) }), {
      data: { usedAt: apiTime(usedAt), mine, ...(mine && depositUuid && { depositUuid }) },
    }),
  requestOpen: () => new Refusal(409_202, 'SLIP_REQUEST_OPEN', th.requestOpen),
  bankDown: (retryAfterSec: number) =>
    upstreamFailed(retryAfterSec, fill(th.bankDown, { minutes: Math.ceil(retryAfterSec / 60) })),
}

/** The same refusal with the verification it belongs to. */
export const withUuid = ({ status, code, message, data, retryAfterSec }: Refusal, uuid: string): Refusal =>
  new Refusal(status, code, message, {
    data: { ...data, uuid },
    ...(retryAfterSec !== undefined && { retryAfterSec }),
  })
