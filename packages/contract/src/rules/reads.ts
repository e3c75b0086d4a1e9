import {
  affiliateCodeCall,
  getCheckInCall,
  ledgerCall,
  memberConfigurationsCall,
  wheelCall,
} from '@member/api-client/contract'
import type { Bench } from '../rule.ts'
import type { Asking } from '../server.ts'
import { NotJudged } from '../verdicts.ts'
import { whereItRuns } from './whereItRuns.ts'

const nothing = () => ({})
const firstPage = { page: 1, limit: 5 }

/** The last thirty days, as the server's clock has them. */
const period = ({ setting }: Bench) => {
  const now = Date.parse(setting?.serverTime ?? '') || Date.now()
  const day = (ago: number) => new Date(now + (7 - 24 * ago) * 3_600_000).toISOString().slice(0, 10)
  return { start: day(30), end: day(0) }
}

const ownAccount = ({ member }: Bench) => {
  const { bankId, bankName } = member().user.user_bank
  return { bankId, bankName }
}

/** How each call that only reads is asked, by the name of its function. */
export const reads: Record<string, (bench: Bench) => Asking | Promise<Asking>> = {
  login: ({ credentials }) => ({ body: credentials() }),
  getSetting: nothing,
  getOperation: nothing,
  listConfigurations: nothing,
  listMemberConfigurations: nothing,
  getConfiguration: async ({ read }) => {
    const [first] = await read(memberConfigurationsCall)
    if (!first) throw new NotJudged('the server has no configuration to ask for')
    return { query: { key: first.key } }
  },
  getMember: nothing,
  getMemberSummary: nothing,
  getCredit: () => ({ body: { balanceType: 'M' } }),
  getDepositAccounts: ({ member }) => {
    const { uuid, bankId, bankName } = member().user.user_bank
    return { body: { uuid, bankId, bankName } }
  },
  listGames: () => ({ body: { gameType: 'all', ...firstPage } }),
  listCategoryGames: () => ({ params: { gameCate: 'slot' }, body: firstPage }),
  getLevel: nothing,
  getMemberSetting: () => ({ body: {} }),
  listDeposits: () => ({ query: firstPage }),
  listRecentDeposits: nothing,
  listWithdrawals: () => ({ query: firstPage }),
  listRecentWithdrawals: nothing,
  listOpenWithdrawals: nothing,
  getAffiliateBonus: nothing,
  getDownline: nothing,
  getAffiliateCode: nothing,
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
  listMyRewardRequests: nothing,
  listGameEvents: nothing,
  getCheckIn: async (bench) => {
    await whereItRuns(bench, getCheckInCall)
    return {}
  },
  listSlipRequests: nothing,
  checkPhone: ({ member }) => ({ params: { value: member().user.phone } }),
  checkBankId: (bench) => {
    const { bankId, bankName } = ownAccount(bench)
    return { params: { bankId }, body: { bankName } }
  },
  getInviter: async ({ read }) => ({ params: { afCode: (await read(affiliateCodeCall)).code } }),
  checkUsername: ({ member }) => ({ params: { value: member().user.user_pass.username } }),
  getBankAccountName: (bench) => ({ body: ownAccount(bench) }),
  listMemberAnnouncements: nothing,
  listAnnouncements: nothing,
  getAddress: nothing,
  listSessions: nothing,
  getLastLogin: nothing,
  listFavourites: nothing,
  listRecentGames: nothing,
  getConsent: nothing,
  getIdentity: nothing,
  getLimits: nothing,
  getBonus: () => ({ query: { amount: 500 } }),
  getBreak: nothing,
  getRealityCheck: nothing,
  getSpending: nothing,
  getSpendingFile: nothing,
  listLedger: () => ({ query: { limit: 5 } }),
  getLedgerEntry: async ({ read }) => {
    const { items } = await read(ledgerCall, { query: { limit: 1 } })
    const [first] = items
    if (!first) throw new NotJudged('nothing has moved this member’s money yet')
    return { params: { id: first.id } }
  },
  getLedgerFile: nothing,
  getWithdrawProgress: nothing,
  listNotices: () => ({ query: { limit: 5 } }),
  getUnreadNotices: nothing,
}
