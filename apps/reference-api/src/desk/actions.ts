import { OperationRefused } from '../operations/refused.ts'
import { th } from '../operations/th.ts'
import { satangOf } from '../operatorPage/figures.ts'
import type { Remark } from '../request/remark.ts'
import { isTicked, numberIn, numberOrNull, textIn, type Action, type Fields } from './action.ts'
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
  'slips/:uuid/approve': (operations, uuid, fields) => {
    const amount = amountIn(fields)
    const transRef = textIn(fields['transRef'])
    const isAnother = isTicked(fields['isAnother'])
    return operations.approveSlip(uuid, {
      ...(amount && { amount }),
      ...(transRef && { transRef }),
      isAnother,
    })
  },
  'slips/:uuid/refuse': (operations, uuid, fields) => operations.refuseSlip(uuid, remark(fields)),
  'lines/:uuid/assign': (operations, uuid, { username, isAnother }) =>
    operations.assignLine(uuid, { username: textIn(username), isAnother: isTicked(isAnother) }),
  'lines/:uuid/dismiss': (operations, uuid, fields) => operations.dismissLine(uuid, why(fields)),
  'withdrawals/:uuid/start': (operations, uuid) => operations.startWithdrawal(uuid),
  'withdrawals/:uuid/pay': (operations, uuid, fields) => operations.payWithdrawal(uuid, findingIn(fields)),
  'withdrawals/:uuid/fail': (operations, uuid, fields) =>
    operations.failWithdrawal(uuid, remark(fields), findingIn(fields)),
  'withdrawals/:uuid/reject': (operations, uuid, fields) =>
    operations.rejectWithdrawal(uuid, remark(fields), findingIn(fields)),

  'members/:uuid/adjust': (operations, memberUuid, fields) =>
    operations.adjustCredit({
      key: textIn(fields['key']),
      memberUuid,
      amount: signedAmountIn(fields['amount']),
      why: why(fields),
    }),
  'adjustments/:uuid/approve': (operations, uuid) => operations.approveAdjustment(uuid),
  'adjustments/:uuid/refuse': (operations, uuid) => operations.refuseAdjustment(uuid),
  'members/:uuid/end-sessions': (operations, uuid) => operations.endMemberSessions(uuid),
  'staff/:uuid/end-sessions': (operations, uuid) => operations.endStaffSessions(uuid),
  'staff/:uuid/close': (operations, uuid) => operations.setStaffActive(uuid, false),
  'staff/:uuid/open': (operations, uuid) => operations.setStaffActive(uuid, true),
  'members/:uuid/suspend': (operations, uuid, fields) => operations.suspendMember(uuid, why(fields)),
  'members/:uuid/unsuspend': (operations, uuid, fields) => operations.unsuspendMember(uuid, why(fields)),
  'members/:uuid/unlock-withdrawals': (operations, uuid, fields) =>
    operations.unlockWithdrawals(uuid, why(fields)),
  'members/:uuid/remove-factor': (operations, uuid, fields) => operations.removeFactor(uuid, why(fields)),
  'members/:uuid/message': (operations, uuid, { text }) => operations.messageMember(uuid, textIn(text)),
  'members/:uuid/note': (operations, uuid, { text }) => operations.noteMember(uuid, textIn(text)),
  'members/:uuid/phone': (operations, uuid, fields) =>
    operations.setMemberPhone(uuid, textIn(fields['phone']), why(fields)),
  'members/:uuid/identity': (operations, uuid) => operations.askIdentity(uuid),
  'closings/:uuid/close': (operations, uuid) => operations.closeAccount(uuid),
  'identity/:uuid/accept': (operations, uuid) => operations.acceptIdentity(uuid),
  'identity/:uuid/refuse': (operations, uuid, fields) => operations.refuseIdentity(uuid, why(fields)),
  'protection/:uuid/another': (operations, uuid) => operations.clearNamesake(uuid),
  'protection/:uuid/same': (operations, uuid) => operations.excludeNamesake(uuid),

  'rewards/:uuid/approve': (operations, uuid) => operations.approveReward(uuid),
  'rewards/:uuid/ship': (operations, uuid, { trackingNo }) => operations.shipReward(uuid, textIn(trackingNo)),
  'rewards/:uuid/reject': (operations, uuid, fields) => operations.rejectReward(uuid, remark(fields)),
  'events/:uuid/on': (operations, uuid) => operations.setEvent(uuid, true),
  'events/:uuid/off': (operations, uuid) => operations.setEvent(uuid, false),
  gifts: (operations, _uuid, { username, what, count, key }) =>
    operations.giveGift({
      username: textIn(username),
      what: textIn(what),
      count: numberIn(count),
      key: textIn(key),
    }),
  promotion: (operations, _uuid, fields) =>
    operations.setPromotion(fields['off'] === '1' ? null : promotionIn(fields)),

  accounts: (operations, _uuid, fields) =>
    operations.addPayInAccount({
      key: textIn(fields['key']),
      bankName: textIn(fields['bankName']),
      bankId: textIn(fields['bankId']).replaceAll(/[\s-]/g, ''),
      accountName: textIn(fields['accountName']),
      promptPay: textIn(fields['promptPay']).replaceAll(/[\s-]/g, '') || undefined,
    }),
  'accounts/:uuid/shut': (operations, uuid) => operations.setPayInAccount(uuid, false),
  'accounts/:uuid/open': (operations, uuid) => operations.setPayInAccount(uuid, true),
  'stakes/:uuid/return': (operations, uuid, fields) => operations.returnStake(uuid, why(fields)),
  'games/:uuid/shut': (operations, uuid) => operations.setGame(uuid, 'MAINTENANCE'),
  'games/:uuid/open': (operations, uuid) => operations.setGame(uuid, 'ACTIVE'),
  'providers/:uuid/shut': (operations, code) => operations.setProvider(code, 'MAINTENANCE'),
  'providers/:uuid/open': (operations, code) => operations.setProvider(code, 'ACTIVE'),

  'announcements/:uuid/withdraw': (operations, uuid) => operations.withdrawAnnouncement(uuid),
  announcements: (operations, _uuid, fields) =>
    operations.announce({
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
    }),
  operation: (operations, _uuid, { websiteStatus, message, messageEnglish, until }) =>
    operations.setWebsite({
      websiteStatus: textIn(websiteStatus),
      message: textIn(message),
      messageEnglish: textIn(messageEnglish),
      until: textIn(until),
    }),
  payouts: (operations, _uuid, { upTo }) => operations.setPayouts(numberOrNull(upTo)),
  rules: (operations, _uuid, fields) =>
    operations.setRules({
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
    }),
}
