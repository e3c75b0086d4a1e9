import {
  depositsCall,
  recentDepositsCall,
  recentWithdrawalsCall,
  withdrawalsCall,
  openWithdrawalsCall,
} from '@member/api-client/contract'
import type { Rule } from '../rule.ts'
import { must } from '../verdicts.ts'

const many = { query: { page: 1, limit: 100 } }

/** What is read of money. */
export const moneyRules: Rule[] = [
  {
    id: 'money:credited-once',
    about: 'money',
    says: 'A transfer is credited once: no two deposits have one reference of one bank',
    run: async ({ read }) => {
      const { items } = await read(depositsCall, many)
      const seen = new Set<string>()
      for (const { status, bankName, transRef } of items) {
        if (status !== 'SUCCESS' || !transRef) continue
        const reference = `${bankName} ${transRef}`
        must(!seen.has(reference), `the transfer ${reference} is credited twice`)
        seen.add(reference)
      }
    },
  },
  {
    id: 'money:one-open',
    about: 'money',
    says: 'No more than one withdrawal is open',
    run: async ({ read }) => {
      const open = await read(openWithdrawalsCall)
      must(open.length <= 1, `${open.length} withdrawals are open at once`)
    },
  },
  {
    id: 'money:masked',
    about: 'money',
    says: 'Account numbers in histories and names in public feeds are masked',
    run: async ({ member, read }) => {
      const { user } = member()
      const own = user.user_bank.bankId
      for (const call of [depositsCall, withdrawalsCall]) {
        const { items } = await read(call, many)
        const whole = items.find(({ bankId }) => bankId.replaceAll(/\D/g, '') === own)
        must(!whole, `${call.method} ${call.path} tells a whole account number`)
      }
      for (const call of [recentDepositsCall, recentWithdrawalsCall]) {
        const whole = (await read(call)).find(({ username }) => username === user.user_pass.username)
        must(!whole, `${call.method} ${call.path} tells a member’s whole username`)
      }
    },
  },
  {
    id: 'money:pages',
    about: 'money',
    says: 'A page holds no more than was asked for, and tells how many there are',
    run: async ({ read }) => {
      for (const call of [depositsCall, withdrawalsCall]) {
        const { items, total, page, limit } = await read(call, { query: { page: 1, limit: 1 } })
        must(
          items.length <= 1 && page === 1 && limit === 1,
          `${call.path} has ${items.length} items on a page of 1`,
        )
        must(total >= items.length, `${call.path} tells a total of ${total} and has ${items.length}`)
      }
    },
  },
]
