import type { ApiError } from '@member/api-client'
import { formatBaht } from '@member/ui'
import { th } from './th.ts'

const { refused } = th

type Data = Record<string, unknown>

/** The server's figure behind each refusal, by its place in `data`. */
const figures = {
  422101: ({ balance }: Data) => balance,
  422102: ({ withdrawLeft: left }: Data) =>
    typeof left === 'object' && left !== null && 'amount' in left ? left.amount : undefined,
  422104: ({ turnoverLeft }: Data) => turnoverLeft,
  422105: ({ minWithdraw }: Data) => minWithdraw,
  422106: ({ withdrawMaxPerTime }: Data) => withdrawMaxPerTime,
}

const isKnown = (status: number): status is keyof typeof figures => status in figures

/** The rule that stopped a withdrawal, with the server's own figure where it sent one. */
export function withdrawRefusal({ status, data, message }: ApiError): string {
  if (status === 409101) return refused[409101]
  if (!isKnown(status)) return message
  const figure = figures[status](data ?? {})
  return typeof figure === 'number' ? refused[status](formatBaht(figure, { unit: true })) : message
}
