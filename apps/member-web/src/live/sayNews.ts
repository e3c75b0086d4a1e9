import type { LiveEvent } from '@member/api-client'
import { formatBaht, toast } from '@member/ui'
import { tellFirstDeposit } from '../events/tellFirstDeposit.ts'
import { thLive } from './thLive.ts'

const said = new Set<string>()

/** Whether this was not said before: an event may come twice, over two lines. */
const isNew = (news: string) => {
  if (said.has(news)) return false
  said.add(news)
  return true
}

/** Says in passing that money came or went, except where the page that is open says it itself. */
export function sayNews({ deposit, withdraw }: LiveEvent, path = window.location.pathname): void {
  if (deposit && (deposit.status === 'SUCCESS' || deposit.status === 'REJECTED')) {
    const words = thLive.deposit[deposit.status](formatBaht(deposit.amount, { unit: true }))
    const isTold = path.startsWith('/auth/deposit')
    if (isNew(`${deposit.uuid} ${deposit.status}`)) {
      if (!isTold) void toast(words, deposit.status === 'SUCCESS' ? 'ok' : 'bad')
      // Nobody waits for it.
      if (deposit.status === 'SUCCESS') tellFirstDeposit().catch(() => undefined)
    }
  }
  if (withdraw && withdraw.status !== 'PENDING' && withdraw.status !== 'PROCESSING') {
    const words = thLive.withdraw[withdraw.status](formatBaht(withdraw.amount, { unit: true }))
    const isTold = path.startsWith('/auth/withdraw')
    if (isNew(`${withdraw.uuid} ${withdraw.status} ${withdraw.updatedAt}`) && !isTold)
      void toast(words, withdraw.status === 'SUCCESS' ? 'ok' : withdraw.status === 'FAILED' ? 'warn' : 'bad')
  }
}
