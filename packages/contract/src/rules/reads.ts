import {
  affiliateCodeCall,
  depositAccountsCall,
  getCheckInCall,
  ledgerCall,
  memberConfigurationsCall,
  wheelCall,
} from '@member/api-client/contract'
import type { Bench, ByCall } from './rule.ts'
import type { Asking } from './server.ts'
import { NotJudged } from './verdicts.ts'
import { whereItRuns } from './orders.ts'

const firstPage = { page: 1, limit: 5 }

const period = ({ setting }: Bench) => {
  const now = Date.parse(setting?.serverTime ?? '') || Date.now()
  const day = (ago: number) => new Date(now + (7 - 24 * ago) * 3_600_000).toISOString().slice(0, 10)
  return { start: day(30), end: day(0) }
}

const ownAccount = ({ member }: Bench) => {
  const { bankId, bankName } = member().user.user_bank
  return { bankId, bankName }
}

/** Parameters of the calls that read, by function name. */
export const reads: ByCall<(bench: Bench) => Asking | Promise<Asking>> = {
  login: ({ credentials }) => ({ body: credentials() }),
  getConfiguration: async ({ read }) => {
    const [first] = await read(memberConfigurationsCall)
    if (!first) throw new NotJudged('the server has no configuration to ask for')
    return { query: { key: first.key } }
  },
  getCredit: () => ({ body: { balanceType: 'M' } }),
  getDepositAccounts: ({ member }) => {
    const { uuid, bankId, bankName } = member().user.user_bank
    return { body: { uuid, bankId, bankName } }
  },
  listGames: () => ({ body: { gameType: 'all', ...firstPage } }),
  listCategoryGames: () => ({ params: { gameCate: 'slot' }, body: firstPage }),
  getMemberSetting: () => ({ body: {} }),
  listDeposits: () => ({ query: firstPage }),
  listWithdrawals: () => ({ query: firstPage }),
  listDownlineBonus: (bench) => ({ body: period(bench) }),
  listAffiliateLog: (bench) => ({ body: { type: 'af', ...period(bench) } }),
  listRewards: () => ({ body: { page: 1 } }),
  listRewardRequests: ({ member }) => ({ body: { userUuid: member().user.uuid } }),
  getWheel: async (bench) => {
    await whereItRuns(bench, wheelCall)
    return {}
  },
  listWheelLog: async (bench) => ({ body: { uuid: (await whereItRuns(bench, wheelCall)).uuid } }),
  listFlipLogs: () => ({ query: firstPage }),
  getCheckIn: async (bench) => {
    await whereItRuns(bench, getCheckInCall)
    return {}
  },
  checkPhone: ({ member }) => ({ params: { value: member().user.phone } }),
  checkBankId: (bench) => {
    const { bankId, bankName } = ownAccount(bench)
    return { params: { bankId }, body: { bankName } }
  },
  getInviter: async ({ read }) => ({ params: { afCode: (await read(affiliateCodeCall)).code } }),
  checkUsername: ({ member }) => ({ params: { value: member().user.user_pass.username } }),
  // The operator's account, because a server may refuse to reveal the holder of a member's.
  getBankAccountName: async (bench) => {
    if (bench.setting?.features['phoneProof'])
      throw new NotJudged(
        'the server answers only after a proof of a phone, whose code this check cannot read',
      )
    const { uuid, bankId, bankName } = bench.member().user.user_bank
    const { accounts } = await bench.read(depositAccountsCall, { body: { uuid, bankId, bankName } })
    const [first] = accounts
    if (!first) throw new NotJudged('the server names no account to pay into')
    return { body: { bankId: first.bankId, bankName: first.bankName } }
  },
  getBonus: () => ({ query: { amount: 500 } }),
  listLedger: () => ({ query: { limit: 5 } }),
  getLedgerEntry: async ({ read }) => {
    const { items } = await read(ledgerCall, { query: { limit: 1 } })
    const [first] = items
    if (!first) throw new NotJudged('this member’s money has not moved yet')
    return { params: { id: first.id } }
  },
  listNotices: () => ({ query: { limit: 5 } }),
}
