import {
  affiliateCodeCall,
  bankAccountNameCall,
  depositsCall,
  flipLogsCall,
  gamesCall,
  inviterCall,
  ledgerCall,
  ledgerEntryCall,
  levelCall,
  openWithdrawalsCall,
  recentDepositsCall,
  recentWithdrawalsCall,
  withdrawalsCall,
} from '@member/api-client/contract'
import type { Bench, Rule } from './rule.ts'
import { fulfilled as asPromised, must, NotJudged } from './verdicts.ts'
import { creditNow, ownOf, satang } from './orders.ts'

const many = { query: { page: 1, limit: 100 } }
const one = { page: 1, limit: 1 }

const isMasked = (text: string) => /[*•●]{2}|…|\.{3}|x{3}/i.test(text)

export const moneyRules: Rule[] = [
  {
    id: 'money:credited-once',
    about: 'money',
    says: 'A transfer is credited once: no two deposits have the same reference of the same bank',
    run: async ({ read }) => {
      const { items } = await read(depositsCall, many)
      const seen = new Set<string>()
      for (const { status, bankName, transRef } of items) {
        if (status !== 'SUCCESS' || !transRef) continue
        const reference = `${bankName} ${transRef.toUpperCase()}`
        must(!seen.has(reference), `the transfer ${reference} is credited twice`)
        seen.add(reference)
      }
    },
  },
  {
    id: 'money:one-credit',
    about: 'money',
    says: 'The credit is in baht and agrees in every call, with what can be withdrawn and with the ledger',
    run: async (bench) => {
      await withdrawableIsCredit(bench)
      if (bench.setting?.features['ledger']) await ledgerLeavesCredit(bench)
    },
  },
  {
    id: 'money:one-open',
    about: 'money',
    says: 'At most one withdrawal is open',
    run: async ({ read }) => {
      const open = await read(openWithdrawalsCall)
      must(open.length <= 1, `${open.length} withdrawals are open at once`)
    },
  },
  {
    id: 'money:kept',
    about: 'money',
    says: 'The locked part of a deposit is no more than the deposit, brings no bonus, and can be withdrawn',
    run: async (bench) => {
      const { items } = await bench.read(depositsCall, many)
      for (const { uuid, amount, bonus, isBeyondLimit, kept, credited } of items) {
        if (kept === undefined) continue
        must(kept > 0 && kept <= amount, `of the deposit ${uuid} of ${amount} baht ${kept} are locked`)
        must(
          credited === undefined || Math.abs(kept + credited - amount) < 0.005,
          `of the deposit ${uuid} of ${amount} baht ${kept} are locked and ${String(credited)} credited`,
        )
        must(isBeyondLimit === true, `the deposit ${uuid} has locked money and is not beyond a limit`)
        must(bonus === 0, `the deposit ${uuid} has locked money and a bonus of ${bonus} baht`)
      }
      const { kept } = await creditNow(bench)
      if (!kept || (await bench.read(openWithdrawalsCall)).length > 0) return
      const { withdrawable, withdrawLeft, withdrawMaxPerTime } = await bench.read(levelCall)
      if (withdrawLeft.times < 1) return
      const most = Math.min(kept.amount, withdrawLeft.amount ?? Infinity, withdrawMaxPerTime ?? Infinity)
      must(withdrawable >= most, `${kept.amount} baht are locked, and ${withdrawable} can be withdrawn`)
    },
  },
  {
    id: 'money:bonus-told',
    about: 'money',
    says: 'Members who hold a bonus, and only they, see how much they can withdraw without forfeiting it',
    run: async ({ read, setting }) => {
      if (setting?.features['bonusGivenUp'] !== true)
        throw new NotJudged('no withdrawal forfeits a bonus here')
      const { bonusHeld = 0, bonusKeptUpTo } = await read(levelCall)
      must(
        (typeof bonusKeptUpTo === 'number') === bonusHeld > 0,
        `a bonus of ${bonusHeld} is in effect, but ${bonusKeptUpTo ?? 'nothing'} may be withdrawn without forfeiting it`,
      )
    },
  },
  {
    id: 'money:cancellation-named',
    about: 'money',
    says: 'The ledger names the command of each bonus that a member cancels, so that a lost answer can be looked up',
    run: cancellationsNamed,
  },
  {
    id: 'money:masked',
    about: 'money',
    says: 'Account numbers in histories are masked, and so are members’ names where others can see them',
    run: async (bench) => {
      await accountsMasked(bench)
      await namesMasked(bench)
    },
  },
  {
    id: 'money:pages',
    about: 'money',
    says: 'A page has no more items than requested, and gives the total',
    run: async ({ read }) => {
      const pages = {
        [depositsCall.path]: await read(depositsCall, { query: one }),
        [withdrawalsCall.path]: await read(withdrawalsCall, { query: one }),
        [gamesCall.path]: await read(gamesCall, { body: { gameType: 'all', ...one } }),
        [flipLogsCall.path]: await read(flipLogsCall, { query: one }),
      }
      for (const [path, { items, total, page, limit }] of Object.entries(pages)) {
        must(
          items.length <= 1 && page === 1 && limit === 1,
          `${path} has ${items.length} items on a page of 1`,
        )
        must(total >= items.length, `${path} has a total of ${total} and has ${items.length}`)
      }
    },
  },
]

/** Checks that without a limit or bonus, all of the member's money outside games can be withdrawn. */
async function withdrawableIsCredit(bench: Bench) {
  const credit = await creditNow(bench)
  const own = ownOf(credit)
  const { withdrawable, withdrawLeft, withdrawMaxPerTime, turnoverLeft } = await bench.read(levelCall)
  must(
    satang(withdrawable) <= own,
    `${levelCall.path} lets ${withdrawable} baht be withdrawn of a credit of ${own / 100}`,
  )
  const isOpen = (await bench.read(openWithdrawalsCall)).length > 0
  if (isOpen || turnoverLeft > 0 || credit.inGames.length > 0 || withdrawLeft.times === 0) return
  const most = Math.min(own / 100, withdrawLeft.amount ?? Infinity, withdrawMaxPerTime ?? Infinity)
  must(
    satang(withdrawable) === satang(most),
    `getCredit has ${own / 100} baht, of which ${levelCall.path} lets ${withdrawable} be withdrawn, though nothing locks them`,
  )
}

/** Checks that the newest cancellation of a bonus names its command. */
async function cancellationsNamed({ setting, read }: Bench) {
  if (!setting?.features['ledger']) throw new NotJudged('the server does not name ledger in features')
  const { items } = await read(ledgerCall, { query: { limit: 100 } })
  const newest = items.find(({ cause }) => cause === 'MEMBER')
  must(
    !newest || newest.order !== undefined,
    `the ledger’s entry ${newest?.id}, of cause MEMBER, has no order`,
  )
}

/** Checks that the balance after the newest ledger entry equals the credit. */
async function ledgerLeavesCredit(bench: Bench) {
  const { items } = await bench.read(ledgerCall, { query: { limit: 20 } })
  const newest = items.filter(({ createdAt, unit }) => createdAt === items[0]?.createdAt && unit === 'THB')
  const left: number[] = []
  for (const { id } of newest) {
    const { balanceAfter } = await bench.read(ledgerEntryCall, { params: { id } })
    if (balanceAfter !== null) left.push(balanceAfter)
  }
  const credit = await creditNow(bench)
  // Locked money may be included or not.
  const answered = new Set([satang(credit.balance), ownOf(credit)])
  must(
    left.length === 0 || left.some((baht) => answered.has(satang(baht))),
    `getCredit has ${credit.balance} baht, and the ledger’s newest entry left ${left.join(' or ')}`,
  )
}

async function accountsMasked({ member, read }: Bench) {
  const own = member().user.user_bank.bankId
  for (const call of [depositsCall, withdrawalsCall]) {
    const { items } = await read(call, many)
    const whole = items.find(({ bankId }) => bankId.replaceAll(/\D/g, '') === own)
    must(!whole, `${call.method} ${call.path} shows a whole account number`)
  }
}

async function namesMasked({ member, ask, read }: Bench) {
  for (const call of [recentDepositsCall, recentWithdrawalsCall]) {
    const whole = (await read(call)).find(({ username }) => !isMasked(username))
    must(!whole, `${call.method} ${call.path} shows a member’s whole username`)
  }
  const { user } = member()
  const { bankId, bankName, accountName } = user.user_bank
  const { code } = await read(affiliateCodeCall)
  const inviter = await read(inviterCall, { params: { afCode: code } })
  must(inviter.name !== user.name || !user.name.includes(' '), `${inviterCall.path} shows a whole name`)
  // A server may refuse to reveal the holder of a member's account.
  const answered = await ask(bankAccountNameCall, { body: { bankId, bankName } })
  if (answered.status >= 400) return
  const owner = asPromised(answered, bankAccountNameCall)
  must(
    owner.name !== accountName || !accountName.includes(' '),
    `${bankAccountNameCall.path} shows a whole name`,
  )
}
