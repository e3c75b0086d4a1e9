import type { ApiError } from '@member/api-client'
import { t } from './words.ts'

type Data = Record<string, unknown>

const sentences = {
  422101: ({ balance }: Data) => ({
    figure: balance,
    say: (figure: number) => t.refused[422101]({ balance: figure }),
  }),
  422102: ({ withdrawLeft: left }: Data) => ({
    figure: typeof left === 'object' && left !== null && 'amount' in left ? left.amount : undefined,
    say: (figure: number) => t.refused[422102]({ left: figure }),
  }),
  422104: ({ turnoverLeft }: Data) => ({
    figure: turnoverLeft,
    say: (left: number) => t.refused[422104]({ left }),
  }),
  422105: ({ minWithdraw }: Data) => ({
    figure: minWithdraw,
    say: (min: number) => t.refused[422105]({ min }),
  }),
  422106: ({ withdrawMaxPerTime }: Data) => ({
    figure: withdrawMaxPerTime,
    say: (max: number) => t.refused[422106]({ max }),
  }),
  409103: ({ givesUp }: Data) => ({ figure: givesUp, say: (bonus: number) => t.refused[409103]({ bonus }) }),
}

const isKnown = (status: number): status is keyof typeof sentences => status in sentences

export function withdrawRefusal({ status, data, message }: ApiError): string {
  if (!isKnown(status)) return message
  const { figure, say } = sentences[status](data ?? {})
  return typeof figure === 'number' ? say(figure) : message
}
