import { toBaht } from '../../values/satang.ts'
import { Refusal, upstreamFailed } from '../../http/refusals.ts'
import { apiTime } from '../../values/bangkok.ts'
import { t } from './words.ts'

type Data = Record<string, unknown>

export const slipRefusals = {
  input: () => new Refusal(400_201, 'SLIP_INPUT', t.input, { data: { fields: { file: t.input } } }),
  fileType: () =>
    new Refusal(400_202, 'SLIP_FILE_TYPE', t.fileType, { data: { fields: { file: t.fileType } } }),
  fileSize: () =>
    new Refusal(400_203, 'SLIP_FILE_SIZE', t.fileSize, { data: { fields: { file: t.fileSize } } }),
  imageBad: () => new Refusal(422_201, 'SLIP_IMAGE_BAD', t.imageBad),
  noQr: () => new Refusal(422_202, 'SLIP_NO_QR', t.noQr),
  notSlipQr: () => new Refusal(422_203, 'SLIP_NOT_SLIP_QR', t.notSlipQr),
  notFound: () => new Refusal(422_204, 'SLIP_NOT_FOUND', t.notFound),
  amount: (expected: bigint, actual: bigint) =>
    new Refusal(422_205, 'SLIP_AMOUNT', t.amount({ expected: toBaht(expected), actual: toBaht(actual) }), {
      data: { expected: toBaht(expected), actual: toBaht(actual) },
    }),
  receiver: (accounts: Data[]) => new Refusal(422_206, 'SLIP_RECEIVER', t.receiver, { data: { accounts } }),
  sender: () => new Refusal(422_207, 'SLIP_SENDER', t.sender),
  tooOld: (hours: number) => new Refusal(422_208, 'SLIP_TOO_OLD', t.tooOld({ hours }), { data: { hours } }),
  expired: () => new Refusal(422_209, 'SLIP_EXPIRED', t.expired),
  duplicate: (usedAt: Date, mine: boolean, depositUuid?: string) =>
    new Refusal(409_201, 'SLIP_DUPLICATE', t.duplicate({ usedAt }), {
      data: { usedAt: apiTime(usedAt), mine, ...(mine && depositUuid && { depositUuid }) },
    }),
  requestOpen: () => new Refusal(409_202, 'SLIP_REQUEST_OPEN', t.requestOpen),
  bankDown: (retryAfterSec: number) =>
    upstreamFailed(retryAfterSec, t.bankDown({ minutes: Math.ceil(retryAfterSec / 60) })),
}
