import type { Call } from './call.ts'
import * as additions from './endpoints/additions.ts'
import * as address from './endpoints/address.ts'
import * as affiliates from './endpoints/affiliates.ts'
import * as bonus from './endpoints/bonus.ts'
import * as breaks from './endpoints/breaks.ts'
import * as consent from './endpoints/consent.ts'
import * as credit from './endpoints/credit.ts'
import * as deposits from './endpoints/deposits.ts'
import * as flipCards from './endpoints/flipCards.ts'
import * as gameEvents from './endpoints/gameEvents.ts'
import * as games from './endpoints/games.ts'
import * as identity from './endpoints/identity.ts'
import * as ledger from './endpoints/ledger.ts'
import * as limits from './endpoints/limits.ts'
import * as members from './endpoints/members.ts'
import * as notices from './endpoints/notices.ts'
import * as realityCheck from './endpoints/realityCheck.ts'
import * as registration from './endpoints/registration.ts'
import * as rewards from './endpoints/rewards.ts'
import * as signIn from './endpoints/signIn.ts'
import * as site from './endpoints/site.ts'
import * as slips from './endpoints/slips.ts'
import * as spending from './endpoints/spending.ts'
import * as unattended from './endpoints/unattended.ts'
import * as wheel from './endpoints/wheel.ts'
import * as withdrawProgress from './endpoints/withdrawProgress.ts'
import * as withdrawals from './endpoints/withdrawals.ts'

/** A call and its place in the contract: the specification's row, its function here, the screens that send it. */
export interface CallEntry {
  readonly row: string
  readonly name: string
  readonly call: Call
  readonly from: string
}

const row = (number: string, name: string, call: Call, from: string): CallEntry => ({
  row: number,
  name,
  call,
  from,
})

/** Every call, in the specification's order, then our additions. For documents and tests; no screen needs it. */
export const calls: readonly CallEntry[] = [
  row('1', 'login', signIn.loginCall, 'login, landing'),
  row('2', 'getSetting', site.settingCall, 'start-up, promotion, contact'),
  row('3', 'getOperation', site.operationCall, 'start-up, maintenance'),
  row('4', 'listConfigurations', site.configurationsCall, 'start-up of a visitor'),
  row('5', 'listMemberConfigurations', site.memberConfigurationsCall, 'start-up of a member'),
  row('6', 'getConfiguration', site.configurationCall, 'media/movie'),
  row('7', 'getMember', members.memberCall, 'start-up of a member'),
  row('8', 'getMemberSummary', members.memberSummaryCall, 'on focus and return, ranking'),
  row('9', 'getCredit', credit.creditCall, 'top bar, money screens'),
  row('10', 'cashOut', games.cashOutCall, 'return from a game'),
  row('11', 'openGame', games.openGameCall, 'lobby'),
  row('12', 'getDepositAccounts', deposits.depositAccountsCall, 'deposit'),
  row('13', 'listGames', games.gamesCall, 'lobby'),
  row('14', 'listCategoryGames', games.categoryGamesCall, 'category'),
  row('15', 'changePassword', members.changePasswordCall, 'change-password'),
  row('16', 'getLevel', members.levelCall, 'withdraw, ranking'),
  row('17', 'getMemberSetting', members.memberSettingCall, 'start-up of a member, media/promotion'),
  row('18', 'listDeposits', deposits.depositsCall, 'deposit, history'),
  row('19', 'listRecentDeposits', deposits.recentDepositsCall, 'landing'),
  row('20', 'listWithdrawals', withdrawals.withdrawalsCall, 'withdraw, history'),
  row('21', 'listRecentWithdrawals', withdrawals.recentWithdrawalsCall, 'landing'),
  row('22', 'retryWithdrawal', withdrawals.retryWithdrawalCall, 'withdraw'),
  row('23', 'withdraw', withdrawals.withdrawCall, 'withdraw'),
  row('24', 'listOpenWithdrawals', withdrawals.openWithdrawalsCall, 'withdraw'),
  row('25', 'getAffiliateBonus', affiliates.affiliateBonusCall, 'affiliate'),
  row('26', 'getDownline', affiliates.downlineCall, 'affiliate'),
  row('27', 'getAffiliateCode', affiliates.affiliateCodeCall, 'affiliate'),
  row('28', 'withdrawAffiliate', affiliates.withdrawAffiliateCall, 'affiliate, winlost'),
  row('29', 'listDownlineBonus', affiliates.downlineBonusCall, 'affiliate'),
  row('30', 'listAffiliateLog', affiliates.affiliateLogCall, 'affiliate, winlost'),
  row('31', 'listRewards', rewards.rewardsCall, 'reward'),
  row('32', 'requestReward', rewards.requestRewardCall, 'reward'),
  row('33', 'listRewardRequests', rewards.rewardRequestsCall, 'reward'),
  row('34', 'getWheel', wheel.wheelCall, 'wheel'),
  row('35', 'spinWheel', wheel.spinWheelCall, 'wheel'),
  row('36', 'listWheelLog', wheel.wheelLogCall, 'wheel'),
  row('37', 'flipCard', flipCards.flipCardCall, 'flip-card'),
  row('38', 'listFlipLogs', flipCards.flipLogsCall, 'flip-card'),
  row('39', 'flipRewardCard', flipCards.flipRewardCardCall, 'flip-card-reward'),
  row('40', 'listMyRewardRequests', flipCards.myRewardRequestsCall, 'flip-card-reward'),
  row('41', 'listGameEvents', gameEvents.gameEventsCall, 'media, flip cards'),
  row('42a', 'getCheckIn', gameEvents.getCheckInCall, 'check-in'),
  row('42b', 'checkIn', gameEvents.checkInCall, 'check-in'),
  row('43', 'verifySlip', slips.verifySlipCall, 'slip'),
  row('44', 'confirmSlip', slips.confirmSlipCall, 'slip'),
  row('45', 'requestDeposit', slips.requestDepositCall, 'slip'),
  row('46', 'listSlipRequests', slips.slipRequestsCall, 'slip'),
  row('47', 'register', registration.registerCall, 'register'),
  row('48', 'checkPhone', registration.checkPhoneCall, 'register'),
  row('49', 'checkBankId', registration.checkBankIdCall, 'register'),
  row('50', 'getInviter', registration.inviterCall, 'register'),
  row('51', 'checkUsername', registration.checkUsernameCall, 'register'),
  row('52', 'getBankAccountName', registration.bankAccountNameCall, 'register'),
  row('53', 'listMemberAnnouncements', site.memberAnnouncementsCall, 'dashboard'),
  row('54', 'listAnnouncements', site.announcementsCall, 'landing'),
  row('55', 'getAddress', address.addressCall, 'manage-address, reward'),
  row('56', 'saveAddress', address.saveAddressCall, 'manage-address'),
  row('+', 'logout', additions.logoutCall, 'top bar'),
  row('+', 'listSessions', additions.sessionsCall, 'settings'),
  row('+', 'getLastLogin', additions.lastLoginCall, 'dashboard'),
  row('+', 'endSession', additions.endSessionCall, 'settings'),
  row('+', 'listFavourites', additions.favouritesCall, 'category'),
  row('+', 'addFavourite', additions.addFavouriteCall, 'lobby'),
  row('+', 'removeFavourite', additions.removeFavouriteCall, 'lobby'),
  row('+', 'listRecentGames', additions.recentGamesCall, 'category'),
  row('+', 'touchSession', unattended.touchSessionCall, 'every page of a member'),
  row('+', 'confirmPassword', unattended.confirmPasswordCall, 'over any page'),
  row('+', 'getConsent', consent.consentCall, 'play safe'),
  row('+', 'giveConsent', consent.giveConsentCall, 'over any page'),
  row('+', 'setMarketingConsent', consent.marketingConsentCall, 'play safe'),
  row('+', 'getIdentity', identity.identityCall, 'identity, withdraw'),
  row('+', 'sendIdentity', identity.sendIdentityCall, 'identity'),
  row('+', 'listLedger', ledger.ledgerCall, 'history'),
  row('+', 'getLedgerEntry', ledger.ledgerEntryCall, 'history'),
  row('+', 'getLedgerFile', ledger.ledgerFileCall, 'history'),
  row('+', 'getWithdrawProgress', withdrawProgress.withdrawProgressCall, 'withdraw'),
  row('+', 'listNotices', notices.noticesCall, 'inbox'),
  row('+', 'getUnreadNotices', notices.unreadNoticesCall, 'top bar'),
  row('+', 'readNotices', notices.readNoticesCall, 'inbox'),
  row('+', 'chooseNotices', notices.chooseNoticesCall, 'inbox'),
  row('+', 'getLimits', limits.limitsCall, 'play safe, deposit'),
  row('+', 'setLimit', limits.setLimitCall, 'play safe, deposit'),
  row('+', 'settleLimit', limits.settleLimitCall, 'play safe'),
  row('+', 'declineLimits', limits.declineLimitsCall, 'deposit'),
  row('+', 'getBonus', bonus.bonusCall, 'deposit'),
  row('+', 'takeBonus', bonus.takeBonusCall, 'deposit'),
  row('+', 'leaveBonus', bonus.leaveBonusCall, 'deposit'),
  row('+', 'getBreak', breaks.breakCall, 'start-up of a member, play safe'),
  row('+', 'takeBreak', breaks.takeBreakCall, 'play safe'),
  row('+', 'askReturn', breaks.askReturnCall, 'play safe'),
  row('+', 'getRealityCheck', realityCheck.realityCheckCall, 'over any page, play safe'),
  row('+', 'setRealityCheck', realityCheck.setRealityCheckCall, 'play safe'),
  row('+', 'answerRealityCheck', realityCheck.answerRealityCheckCall, 'over any page'),
  row('+', 'getSpending', spending.spendingCall, 'what was spent'),
  row('+', 'getSpendingFile', spending.spendingFileCall, 'what was spent'),
]
