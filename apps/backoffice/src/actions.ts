import type { Remark } from '@member/api/values/remark'
import * as v from 'valibot'
import {
  amountIfAny,
  box,
  digits,
  number,
  numberOrNull,
  numberOrZero,
  signedAmount,
  text,
  textIfAny,
  textOrNull,
  timeOrNull,
  parsed,
} from './formIn.ts'
import type { Operation, Operations } from '@member/api/operations'

/** A form of the back office: its operation, and the conversion of its fields into the operation's input. */
type Action = {
  operation: Operation
  fields: string[]
  act: (operations: Operations, uuid: string, fields: unknown) => Promise<unknown>
}

type Inputs = { [Name in Operation]: Parameters<Operations[Name]> }
type Bound = { [Name in Operation]: (...input: Inputs[Name]) => Promise<unknown> }
type Taking<Input> = { [Name in Operation]: Input extends Inputs[Name] ? Name : never }[Operation]

/** Returns the action of a form about one item, which parses the fields and runs the operation. */
const does = <Name extends Operation, Entries extends v.ObjectEntries>(
  operation: Name,
  entries: Entries,
  input: (uuid: string, fields: v.InferOutput<v.ObjectSchema<Entries, undefined>>) => Inputs[Name],
): Action => ({
  operation,
  fields: Object.keys(entries),
  act: async (operations, uuid, fields) => {
    const bound: Bound = operations
    return bound[operation](...input(uuid, parsed(v.object(entries), fields)))
  },
})

const press = (operation: Taking<[string]>): Action => does(operation, {}, (uuid) => [uuid])

const turn = (operation: Taking<[string, boolean]>, isOn: boolean): Action =>
  does(operation, {}, (uuid) => [uuid, isOn])

const explain = (operation: Taking<[string, string]>): Action =>
  does(operation, { reason: text }, (uuid, { reason }) => [uuid, reason])

const all = v.entriesFromList
const everyDay = v.optional(text, 'DAY')
const remarked = { reason: text, reasonEnglish: text }

const remark = ({ reason, reasonEnglish }: { reason: string; reasonEnglish: string }): Remark =>
  reasonEnglish ? { th: reason, en: reasonEnglish } : reason

const refuse = (operation: 'refuseSlip' | 'rejectReward'): Action =>
  does(operation, remarked, (uuid, fields) => [uuid, remark(fields)])

const unpaid = (operation: 'failWithdrawal' | 'rejectWithdrawal'): Action =>
  does(operation, { ...remarked, hasAskedBank: box }, (uuid, { hasAskedBank, ...fields }) => [
    uuid,
    remark(fields),
    { hasAskedBank },
  ])

export const actions: Record<string, Action> = {
  'slips/:uuid/approve': does(
    'approveSlip',
    { amount: amountIfAny, transRef: textIfAny, isAnother: box },
    (uuid, { amount, transRef, isAnother }) => [
      uuid,
      { ...(amount && { amount }), ...(transRef && { transRef }), isAnother },
    ],
  ),
  'slips/:uuid/refuse': refuse('refuseSlip'),
  'lines/:uuid/assign': does('assignLine', { username: text, isAnother: box }, (uuid, to) => [uuid, to]),
  'lines/:uuid/dismiss': explain('dismissLine'),
  'withdrawals/:uuid/start': press('startWithdrawal'),
  'withdrawals/:uuid/pay': does('payWithdrawal', { hasAskedBank: box }, (uuid, finding) => [uuid, finding]),
  'withdrawals/:uuid/fail': unpaid('failWithdrawal'),
  'withdrawals/:uuid/reject': unpaid('rejectWithdrawal'),

  'members/:uuid/adjust': does(
    'adjustCredit',
    { key: text, amount: signedAmount, reason: text },
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
  'staff/:uuid/close': turn('setStaffActive', false),
  'staff/:uuid/open': turn('setStaffActive', true),
  'members/:uuid/suspend': explain('suspendMember'),
  'members/:uuid/unsuspend': explain('unsuspendMember'),
  'members/:uuid/unlock-withdrawals': explain('unlockWithdrawals'),
  'members/:uuid/remove-factor': explain('removeFactor'),
  'members/:uuid/message': does('messageMember', { text }, (uuid, message) => [uuid, message.text]),
  'members/:uuid/note': does('noteMember', { text }, (uuid, note) => [uuid, note.text]),
  'members/:uuid/phone': does('setMemberPhone', all(['phone', 'reason'], text), (uuid, asked) => [
    uuid,
    asked.phone,
    asked.reason,
  ]),
  'members/:uuid/identity': press('askIdentity'),
  'members/:uuid/close': does(
    'closeAccountWithMoney',
    all(['target', 'reason'], text),
    (uuid, { target, reason }) => [uuid, { target, why: reason }],
  ),
  'closings/:uuid/close': press('closeAccount'),
  'identity/:uuid/accept': press('acceptIdentity'),
  'identity/:uuid/refuse': explain('refuseIdentity'),
  'protection/:uuid/another': press('clearNameMatch'),
  'protection/:uuid/same': press('excludeNameMatch'),

  'rewards/:uuid/approve': press('approveReward'),
  'rewards/:uuid/ship': does('shipReward', { trackingNo: text }, (uuid, { trackingNo }) => [
    uuid,
    trackingNo,
  ]),
  'rewards/:uuid/reject': refuse('rejectReward'),
  'events/:uuid/on': turn('setEvent', true),
  'events/:uuid/off': turn('setEvent', false),
  gifts: does('giveGift', { ...all(['username', 'what', 'key'], text), count: number }, (_, gift) => [gift]),
  promotion: does(
    'setPromotion',
    {
      off: text,
      ...all(['bonusMax', 'bonusRate', 'endNumberBonus', 'bonusRate2', 'endNumberBonus2'], numberOrZero),
      ...all(['bonusTimeStart', 'bonusTimeEnd', 'bonusTimeStart2', 'bonusTimeEnd2'], timeOrNull),
      ...all(['bonusEvery', 'bonusEvery2'], everyDay),
    },
    (_, { off, ...promotion }) => [off === '1' ? null : promotion],
  ),

  accounts: does(
    'addPayInAccount',
    { ...all(['key', 'bankName', 'accountName'], text), ...all(['bankId', 'promptPay'], digits) },
    (_, { promptPay, ...account }) => [{ ...account, promptPay: promptPay || undefined }],
  ),
  'accounts/:uuid/shut': turn('setPayInAccount', false),
  'accounts/:uuid/open': turn('setPayInAccount', true),
  'stakes/:uuid/return': explain('returnStake'),
  'games/:uuid/shut': does('setGame', {}, (uuid) => [uuid, 'MAINTENANCE']),
  'games/:uuid/open': does('setGame', {}, (uuid) => [uuid, 'ACTIVE']),
  'providers/:uuid/shut': does('setProvider', {}, (code) => [code, 'MAINTENANCE']),
  'providers/:uuid/open': does('setProvider', {}, (code) => [code, 'ACTIVE']),

  'announcements/:uuid/withdraw': press('withdrawAnnouncement'),
  announcements: does(
    'announce',
    {
      ...all(['title', 'detail', 'type', 'audience'], text),
      ...all(['uuid', 'actionLabel', 'actionPath'], textIfAny),
      ...all(['titleEnglish', 'detailEnglish', 'actionLabelEnglish'], textIfAny),
      urgent: box,
      days: number,
    },
    (_, { titleEnglish: title, detailEnglish: detail, actionLabelEnglish: actionLabel, ...announced }) => [
      { ...announced, english: { title, detail, actionLabel } },
    ],
  ),
  operation: does(
    'setWebsite',
    all(['websiteStatus', 'message', 'messageEnglish', 'until'], text),
    (_, wanted) => [wanted],
  ),
  payouts: does('setPayouts', { upTo: numberOrNull }, (_, { upTo }) => [upTo]),
  rules: does(
    'setRules',
    {
      consentVersion: textOrNull,
      ...all(['phoneProof', 'identityFirstWithdrawal'], box),
      ...all(['minimumAge', 'identityAbove', 'mostWin'], numberOrNull),
      ...all(['idleMinutes', 'identityHours', 'identityDays', 'slipHours', 'turnoverTimes'], number),
      ...all(['minDeposit', 'minWithdraw', 'commissionRate', 'minCommission', 'minRefund'], number),
      ...all(['adjustAlone', 'pointsPerBaht'], number),
    },
    (_, rules) => [rules],
  ),
}
