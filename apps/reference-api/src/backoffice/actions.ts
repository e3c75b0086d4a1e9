import { OperationRefused } from '../domain/audit/refused.ts'
import { th } from '../domain/audit/th.ts'
import { satangOf } from '../values/figures.ts'
import type { Remark } from '../values/remark.ts'
import { does, isTicked, numberIn, numberOrNull, textIn, type Action, type Fields } from './action.ts'
import { promotionIn } from './site/promotionIn.ts'

const why = ({ reason }: Fields) => textIn(reason)

/** The reason that the member reads, in both languages where both were typed. */
function remark({ reason, reasonEnglish }: Fields): Remark {
  const en = textIn(reasonEnglish)
  return en ? { th: textIn(reason), en } : textIn(reason)
}

const findingIn = ({ hasAskedBank }: Fields) => ({ hasAskedBank: isTicked(hasAskedBank) })

/** Amount typed into the form; empty keeps the member's own. */
function amountIn({ amount }: Fields): bigint | undefined {
  const satang = satangOf(amount)
  if (!satang && amount !== undefined && amount !== '') throw new OperationRefused(th.amount)
  return satang
}

/** An amount that is taken where it begins with a minus. */
function signedAmountIn(field: unknown): bigint {
  const text = textIn(field).replace('−', '-')
  const satang = satangOf(text.replace(/^-/, ''))
  if (!satang) throw new OperationRefused(th.amount)
  return text.startsWith('-') ? -satang : satang
}

/** The desk's actions by path. */
export const actions: Record<string, Action> = {
  'slips/:uuid/approve': does('approveSlip', (uuid, fields) => {
    const amount = amountIn(fields)
    const transRef = textIn(fields['transRef'])
    const isAnother = isTicked(fields['isAnother'])
    return [
      uuid,
      {
        ...(amount && { amount }),
        ...(transRef && { transRef }),
        isAnother,
      },
    ]
  }),
  'slips/:uuid/refuse': does('refuseSlip', (uuid, fields) => [uuid, remark(fields)]),
  'lines/:uuid/assign': does('assignLine', (uuid, { username, isAnother }) => [
    uuid,
    { username: textIn(username), isAnother: isTicked(isAnother) },
  ]),
  'lines/:uuid/dismiss': does('dismissLine', (uuid, fields) => [uuid, why(fields)]),
  'withdrawals/:uuid/start': does('startWithdrawal', (uuid) => [uuid]),
  'withdrawals/:uuid/pay': does('payWithdrawal', (uuid, fields) => [uuid, findingIn(fields)]),
  'withdrawals/:uuid/fail': does('failWithdrawal', (uuid, fields) => [
    uuid,
    remark(fields),
    findingIn(fields),
  ]),
  'withdrawals/:uuid/reject': does('rejectWithdrawal', (uuid, fields) => [
    uuid,
    remark(fields),
    findingIn(fields),
  ]),

  'members/:uuid/adjust': does('adjustCredit', (memberUuid, fields) => [
    {
      key: textIn(fields['key']),
      memberUuid,
      amount: signedAmountIn(fields['amount']),
      why: why(fields),
    },
  ]),
  'adjustments/:uuid/approve': does('approveAdjustment', (uuid) => [uuid]),
  'adjustments/:uuid/refuse': does('refuseAdjustment', (uuid) => [uuid]),
  'raises/:uuid/approve': does('approveRaise', (uuid) => [uuid]),
  'raises/:uuid/refuse': does('refuseRaise', (uuid) => [uuid]),
  'members/:uuid/end-sessions': does('endMemberSessions', (uuid) => [uuid]),
  'staff/:uuid/end-sessions': does('endStaffSessions', (uuid) => [uuid]),
  'staff/:uuid/confirm': does('confirmStaff', (uuid) => [uuid]),
  'staff/invitations/:uuid/withdraw': does('withdrawInvitation', (uuid) => [uuid]),
  'staff/:uuid/close': does('setStaffActive', (uuid) => [uuid, false]),
  'staff/:uuid/open': does('setStaffActive', (uuid) => [uuid, true]),
  'members/:uuid/suspend': does('suspendMember', (uuid, fields) => [uuid, why(fields)]),
  'members/:uuid/unsuspend': does('unsuspendMember', (uuid, fields) => [uuid, why(fields)]),
  'members/:uuid/unlock-withdrawals': does('unlockWithdrawals', (uuid, fields) => [uuid, why(fields)]),
  'members/:uuid/remove-factor': does('removeFactor', (uuid, fields) => [uuid, why(fields)]),
  'members/:uuid/message': does('messageMember', (uuid, { text }) => [uuid, textIn(text)]),
  'members/:uuid/note': does('noteMember', (uuid, { text }) => [uuid, textIn(text)]),
  'members/:uuid/phone': does('setMemberPhone', (uuid, fields) => [
    uuid,
    textIn(fields['phone']),
    why(fields),
  ]),
  'members/:uuid/identity': does('askIdentity', (uuid) => [uuid]),
  'members/:uuid/close': does('closeAccountWithMoney', (uuid, fields) => [
    uuid,
    { target: textIn(fields['target']), why: why(fields) },
  ]),
  'closings/:uuid/close': does('closeAccount', (uuid) => [uuid]),
  'identity/:uuid/accept': does('acceptIdentity', (uuid) => [uuid]),
  'identity/:uuid/refuse': does('refuseIdentity', (uuid, fields) => [uuid, why(fields)]),
  'protection/:uuid/another': does('clearNamesake', (uuid) => [uuid]),
  'protection/:uuid/same': does('excludeNamesake', (uuid) => [uuid]),

  'rewards/:uuid/approve': does('approveReward', (uuid) => [uuid]),
  'rewards/:uuid/ship': does('shipReward', (uuid, { trackingNo }) => [uuid, textIn(trackingNo)]),
  'rewards/:uuid/reject': does('rejectReward', (uuid, fields) => [uuid, remark(fields)]),
  'events/:uuid/on': does('setEvent', (uuid) => [uuid, true]),
  'events/:uuid/off': does('setEvent', (uuid) => [uuid, false]),
  gifts: does('giveGift', (_uuid, { username, what, count, key }) => [
    {
      username: textIn(username),
      what: textIn(what),
      count: numberIn(count),
      key: textIn(key),
    },
  ]),
  promotion: does('setPromotion', (_uuid, fields) => [fields['off'] === '1' ? null : promotionIn(fields)]),

  accounts: does('addPayInAccount', (_uuid, fields) => [
    {
      key: textIn(fields['key']),
      bankName: textIn(fields['bankName']),
      bankId: textIn(fields['bankId']).replaceAll(/[\s-]/g, ''),
      accountName: textIn(fields['accountName']),
      promptPay: textIn(fields['promptPay']).replaceAll(/[\s-]/g, '') || undefined,
    },
  ]),
  'accounts/:uuid/shut': does('setPayInAccount', (uuid) => [uuid, false]),
  'accounts/:uuid/open': does('setPayInAccount', (uuid) => [uuid, true]),
  'stakes/:uuid/return': does('returnStake', (uuid, fields) => [uuid, why(fields)]),
  'games/:uuid/shut': does('setGame', (uuid) => [uuid, 'MAINTENANCE']),
  'games/:uuid/open': does('setGame', (uuid) => [uuid, 'ACTIVE']),
  'providers/:uuid/shut': does('setProvider', (code) => [code, 'MAINTENANCE']),
  'providers/:uuid/open': does('setProvider', (code) => [code, 'ACTIVE']),

  'announcements/:uuid/withdraw': does('withdrawAnnouncement', (uuid) => [uuid]),
  announcements: does('announce', (_uuid, fields) => [
    {
      uuid: textIn(fields['uuid']) || undefined,
      title: textIn(fields['title']),
      detail: textIn(fields['detail']),
      type: textIn(fields['type']),
      audience: textIn(fields['audience']),
      actionLabel: textIn(fields['actionLabel']) || undefined,
      actionPath: textIn(fields['actionPath']) || undefined,
      english: {
        title: textIn(fields['titleEnglish']) || undefined,
        detail: textIn(fields['detailEnglish']) || undefined,
        actionLabel: textIn(fields['actionLabelEnglish']) || undefined,
      },
      days: numberIn(fields['days']),
    },
  ]),
  operation: does('setWebsite', (_uuid, { websiteStatus, message, messageEnglish, until }) => [
    {
      websiteStatus: textIn(websiteStatus),
      message: textIn(message),
      messageEnglish: textIn(messageEnglish),
      until: textIn(until),
    },
  ]),
  'game-switches': does('setGameSwitches', (_uuid, fields) => [fields]),
  payouts: does('setPayouts', (_uuid, { upTo }) => [numberOrNull(upTo)]),
  rules: does('setRules', (_uuid, fields) => [
    {
      idleMinutes: numberIn(fields['idleMinutes']),
      minimumAge: numberOrNull(fields['minimumAge']),
      phoneProof: isTicked(fields['phoneProof']),
      consentVersion: textIn(fields['consentVersion']) || null,
      identityFirstWithdrawal: isTicked(fields['identityFirstWithdrawal']),
      identityAbove: numberOrNull(fields['identityAbove']),
      identityHours: numberIn(fields['identityHours']),
      identityDays: numberIn(fields['identityDays']),
      minDeposit: numberIn(fields['minDeposit']),
      minWithdraw: numberIn(fields['minWithdraw']),
      turnoverTimes: numberIn(fields['turnoverTimes']),
      slipHours: numberIn(fields['slipHours']),
      commissionRate: numberIn(fields['commissionRate']),
      minCommission: numberIn(fields['minCommission']),
      minRefund: numberIn(fields['minRefund']),
      adjustAlone: numberIn(fields['adjustAlone']),
      pointsPerBaht: numberIn(fields['pointsPerBaht']),
      mostWin: numberOrNull(fields['mostWin']),
    },
  ]),
}
