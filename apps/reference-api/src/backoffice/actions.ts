import * as v from 'valibot'
import type { Remark } from '../values/remark.ts'
import { does, press, type Action } from './action.ts'
import {
  amountIfAny,
  box,
  digits,
  number,
  numberIfAny,
  numberOrZero,
  signedAmount,
  text,
  textIfAny,
  textOrNull,
  timeIfAny,
} from './formIn.ts'

const why = { reason: text }
const remarked = { reason: text, reasonEnglish: text }
const settled = { ...remarked, hasAskedBank: box }
const every = v.fallback(
  v.pipe(
    text,
    v.transform((typed) => typed || 'DAY'),
  ),
  'DAY',
)

/** The reason that the member reads, in both languages where both were typed. */
const remark = ({ reason, reasonEnglish }: { reason: string; reasonEnglish: string }): Remark =>
  reasonEnglish ? { th: reason, en: reasonEnglish } : reason

/** The actions of the back office by path. */
export const actions: Record<string, Action> = {
  'slips/:uuid/approve': does(
    'approveSlip',
    { amount: amountIfAny, transRef: textIfAny, isAnother: box },
    (uuid, { amount, transRef, isAnother }) => [
      uuid,
      { ...(amount && { amount }), ...(transRef && { transRef }), isAnother },
    ],
  ),
  'slips/:uuid/refuse': does('refuseSlip', remarked, (uuid, fields) => [uuid, remark(fields)]),
  'lines/:uuid/assign': does('assignLine', { username: text, isAnother: box }, (uuid, to) => [uuid, to]),
  'lines/:uuid/dismiss': does('dismissLine', why, (uuid, { reason }) => [uuid, reason]),
  'withdrawals/:uuid/start': press('startWithdrawal'),
  'withdrawals/:uuid/pay': does('payWithdrawal', { hasAskedBank: box }, (uuid, finding) => [uuid, finding]),
  'withdrawals/:uuid/fail': does('failWithdrawal', settled, (uuid, { hasAskedBank, ...reasons }) => [
    uuid,
    remark(reasons),
    { hasAskedBank },
  ]),
  'withdrawals/:uuid/reject': does('rejectWithdrawal', settled, (uuid, { hasAskedBank, ...reasons }) => [
    uuid,
    remark(reasons),
    { hasAskedBank },
  ]),

  'members/:uuid/adjust': does(
    'adjustCredit',
    { key: text, amount: signedAmount, ...why },
    (memberUuid, { reason, ...asked }) => [{ ...asked, memberUuid, why: reason }],
  ),
  'adjustments/:uuid/approve': press('approveAdjustment'),
  'adjustments/:uuid/refuse': press('refuseAdjustment'),
  'raises/:uuid/approve': press('approveRaise'),
  'raises/:uuid/refuse': press('refuseRaise'),
  'members/:uuid/end-sessions': press('endMemberSessions'),
  'staff/:uuid/end-sessions': press('endStaffSessions'),
  'staff/:uuid/confirm': press('confirmStaff'),
  'staff/invitations/:uuid/withdraw': press('withdrawInvitation'),
  'staff/:uuid/close': does('setStaffActive', {}, (uuid) => [uuid, false]),
  'staff/:uuid/open': does('setStaffActive', {}, (uuid) => [uuid, true]),
  'members/:uuid/suspend': does('suspendMember', why, (uuid, { reason }) => [uuid, reason]),
  'members/:uuid/unsuspend': does('unsuspendMember', why, (uuid, { reason }) => [uuid, reason]),
  'members/:uuid/unlock-withdrawals': does('unlockWithdrawals', why, (uuid, { reason }) => [uuid, reason]),
  'members/:uuid/remove-factor': does('removeFactor', why, (uuid, { reason }) => [uuid, reason]),
  'members/:uuid/message': does('messageMember', { text }, (uuid, message) => [uuid, message.text]),
  'members/:uuid/note': does('noteMember', { text }, (uuid, note) => [uuid, note.text]),
  'members/:uuid/phone': does('setMemberPhone', { phone: text, ...why }, (uuid, { phone, reason }) => [
    uuid,
    phone,
    reason,
  ]),
  'members/:uuid/identity': press('askIdentity'),
  'members/:uuid/close': does(
    'closeAccountWithMoney',
    { target: text, ...why },
    (uuid, { target, reason }) => [uuid, { target, why: reason }],
  ),
  'closings/:uuid/close': press('closeAccount'),
  'identity/:uuid/accept': press('acceptIdentity'),
  'identity/:uuid/refuse': does('refuseIdentity', why, (uuid, { reason }) => [uuid, reason]),
  'protection/:uuid/another': press('clearNamesake'),
  'protection/:uuid/same': press('excludeNamesake'),

  'rewards/:uuid/approve': press('approveReward'),
  'rewards/:uuid/ship': does('shipReward', { trackingNo: text }, (uuid, { trackingNo }) => [
    uuid,
    trackingNo,
  ]),
  'rewards/:uuid/reject': does('rejectReward', remarked, (uuid, fields) => [uuid, remark(fields)]),
  'events/:uuid/on': does('setEvent', {}, (uuid) => [uuid, true]),
  'events/:uuid/off': does('setEvent', {}, (uuid) => [uuid, false]),
  gifts: does('giveGift', { username: text, what: text, count: number, key: text }, (_, gift) => [gift]),
  promotion: does(
    'setPromotion',
    {
      off: text,
      bonusMax: numberOrZero,
      bonusTimeStart: timeIfAny,
      bonusTimeEnd: timeIfAny,
      bonusRate: numberOrZero,
      endNumberBonus: numberOrZero,
      bonusEvery: every,
      bonusTimeStart2: timeIfAny,
      bonusTimeEnd2: timeIfAny,
      bonusRate2: numberOrZero,
      endNumberBonus2: numberOrZero,
      bonusEvery2: every,
    },
    (_, { off, ...promotion }) => [off === '1' ? null : promotion],
  ),

  accounts: does(
    'addPayInAccount',
    { key: text, bankName: text, bankId: digits, accountName: text, promptPay: digits },
    (_, { promptPay, ...account }) => [{ ...account, promptPay: promptPay || undefined }],
  ),
  'accounts/:uuid/shut': does('setPayInAccount', {}, (uuid) => [uuid, false]),
  'accounts/:uuid/open': does('setPayInAccount', {}, (uuid) => [uuid, true]),
  'stakes/:uuid/return': does('returnStake', why, (uuid, { reason }) => [uuid, reason]),
  'games/:uuid/shut': does('setGame', {}, (uuid) => [uuid, 'MAINTENANCE']),
  'games/:uuid/open': does('setGame', {}, (uuid) => [uuid, 'ACTIVE']),
  'providers/:uuid/shut': does('setProvider', {}, (code) => [code, 'MAINTENANCE']),
  'providers/:uuid/open': does('setProvider', {}, (code) => [code, 'ACTIVE']),

  'announcements/:uuid/withdraw': press('withdrawAnnouncement'),
  announcements: does(
    'announce',
    {
      uuid: textIfAny,
      title: text,
      detail: text,
      type: text,
      audience: text,
      actionLabel: textIfAny,
      actionPath: textIfAny,
      titleEnglish: textIfAny,
      detailEnglish: textIfAny,
      actionLabelEnglish: textIfAny,
      days: number,
    },
    (_, { titleEnglish: title, detailEnglish: detail, actionLabelEnglish: actionLabel, ...announced }) => [
      { ...announced, english: { title, detail, actionLabel } },
    ],
  ),
  operation: does(
    'setWebsite',
    { websiteStatus: text, message: text, messageEnglish: text, until: text },
    (_, wanted) => [wanted],
  ),
  'game-switches': does('setGameSwitches', { opening: textIfAny, cashOut: textIfAny }, (_, set) => [set]),
  payouts: does('setPayouts', { upTo: numberIfAny }, (_, { upTo }) => [upTo]),
  rules: does(
    'setRules',
    {
      idleMinutes: number,
      minimumAge: numberIfAny,
      phoneProof: box,
      consentVersion: textOrNull,
      identityFirstWithdrawal: box,
      identityAbove: numberIfAny,
      identityHours: number,
      identityDays: number,
      minDeposit: number,
      minWithdraw: number,
      turnoverTimes: number,
      slipHours: number,
      commissionRate: number,
      minCommission: number,
      minRefund: number,
      adjustAlone: number,
      pointsPerBaht: number,
      mostWin: numberIfAny,
    },
    (_, rules) => [rules],
  ),
}
