import { toBaht } from '../../values/satang.ts'
import { Refusal, upstreamFailed } from '../../http/refusals.ts'
import { apiTime } from '../../values/bangkok.ts'
import { t } from './words.ts'

type Data = Record<string, unknown>

export const slipRefusals = {
  input: () => new Refusal(400_201, { field: 'file' }),
  fileType: () => new Refusal(400_202, { field: 'file' }),
  fileSize: () => new Refusal(400_203, { field: 'file' }),
  imageBad: () => new Refusal(422_201),
  noQr: () => new Refusal(422_202),
  notSlipQr: () => new Refusal(422_203),
  notFound: () => new Refusal(422_204),
  amount: (expected: bigint, actual: bigint) =>
    new Refusal(422_205, { data: { expected: toBaht(expected), actual: toBaht(actual) } }),
  receiver: (accounts: Data[]) => new Refusal(422_206, { data: { accounts } }),
  sender: () => new Refusal(422_207),
  tooOld: (hours: number) => new Refusal(422_208, { data: { hours } }),
  expired: () => new Refusal(422_209),
  duplicate: (usedAt: Date, mine: boolean, depositUuid?: string) =>
    new Refusal(409_201, {
      message: t.duplicate({ usedAt }),
      data: { usedAt: apiTime(usedAt), mine, ...(mine && depositUuid && { depositUuid }) },
    }),
  requestOpen: () => new Refusal(409_202),
  bankDown: (retryAfterSec: number) =>
    upstreamFailed(retryAfterSec, t.bankDown({ minutes: Math.ceil(retryAfterSec / 60) })),
}
