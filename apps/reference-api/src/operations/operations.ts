import { Refusal } from '../request/refusal.ts'
import type { Services } from '../request/services.ts'
import { adjustCredit, approveAdjustment, refuseAdjustment } from './adjustCredit.ts'
import { announce, withdrawAnnouncement } from './announce.ts'
import { closeAccount } from './closeAccount.ts'
import { endMemberSessions } from './endMemberSessions.ts'
import { giveGift } from './giveGift.ts'
import { messageMember } from './messageMember.ts'
import type { Actor, Doing } from './operation.ts'
import { OperationRefused, settledAlready } from './refused.ts'
import { noteMember } from './noteMember.ts'
import { addPayInAccount, setPayInAccount } from './payInAccount.ts'
import { removeFactor } from './removeFactor.ts'
import { returnStake } from './returnStake.ts'
import type { Role } from './roles.ts'
import { setCatalogue } from './setCatalogue.ts'
import { setEvent } from './setEvent.ts'
import { setGame, setProvider } from './setGame.ts'
import { setMemberPhone } from './setMemberPhone.ts'
import { setPayouts } from './setPayouts.ts'
import { setPromotion } from './setPromotion.ts'
import { setRules } from './setRules.ts'
import { addStaff, endStaffSessions, setStaffActive } from './setStaff.ts'
import { setWebsite } from './setWebsite.ts'
import { acceptIdentity, askIdentity, refuseIdentity } from './settleIdentity.ts'
import { assignLine, dismissLine } from './settleLine.ts'
import { clearNamesake, excludeNamesake } from './settleNamesake.ts'
import { approveReward, rejectReward, shipReward } from './settleReward.ts'
import { approveSlip, refuseSlip } from './settleSlip.ts'
import { failWithdrawal, payWithdrawal, rejectWithdrawal, startWithdrawal } from './settleWithdrawal.ts'
import { unlockWithdrawals } from './unlockWithdrawals.ts'
import { suspendMember, unsuspendMember } from './suspendMember.ts'
import { th } from './th.ts'

/**
 * The operations, bound to whoever acts: each is one transaction, takes effect once, and is written into the log.
 * An operation that cannot be done throws `OperationRefused`.
 */
export function operationsAs({ database, clock }: Pick<Services, 'database' | 'clock'>, by: Actor) {
  /** For staff with one of these roles, and for owners, adapters and jobs. */
  const allow =
    (...allowed: Role[]) =>
    <Input extends unknown[], Answer>(operation: (doing: Doing, ...input: Input) => Promise<Answer>) =>
    async (...input: Input): Promise<Answer> => {
      if (by.kind === 'STAFF' && !['owner', ...allowed].some((role) => by.roles.some((one) => one === role)))
        throw new OperationRefused(th.notAllowed)
      try {
        return await database.transaction((tx) => operation({ tx, by, now: clock() }, ...input))
      } catch (fault) {
        // The features' own rules refuse in words for members; here it can only be that the state has moved on.
        throw fault instanceof Refusal ? settledAlready() : fault
      }
    }
  const payments = allow('payments')
  const support = allow('support')
  const marketing = allow('marketing')
  const owner = allow()

  return {
    approveSlip: payments(approveSlip),
    refuseSlip: payments(refuseSlip),
    returnStake: payments(returnStake),
    assignLine: payments(assignLine),
    dismissLine: payments(dismissLine),
    startWithdrawal: payments(startWithdrawal),
    payWithdrawal: payments(payWithdrawal),
    failWithdrawal: payments(failWithdrawal),
    rejectWithdrawal: payments(rejectWithdrawal),
    adjustCredit: allow('payments', 'support')(adjustCredit),
    approveAdjustment: payments(approveAdjustment),
    refuseAdjustment: allow('payments', 'support')(refuseAdjustment),
    acceptIdentity: support(acceptIdentity),
    closeAccount: support(closeAccount),
    refuseIdentity: support(refuseIdentity),
    askIdentity: support(askIdentity),
    clearNamesake: support(clearNamesake),
    excludeNamesake: support(excludeNamesake),
    endMemberSessions: support(endMemberSessions),
    messageMember: support(messageMember),
    noteMember: allow('support', 'payments', 'marketing')(noteMember),
    setMemberPhone: support(setMemberPhone),
    suspendMember: support(suspendMember),
    unsuspendMember: support(unsuspendMember),
    removeFactor: support(removeFactor),
    unlockWithdrawals: support(unlockWithdrawals),
    approveReward: marketing(approveReward),
    shipReward: allow('marketing', 'support')(shipReward),
    rejectReward: marketing(rejectReward),
    giveGift: marketing(giveGift),
    setEvent: marketing(setEvent),
    setPromotion: marketing(setPromotion),
    announce: marketing(announce),
    withdrawAnnouncement: marketing(withdrawAnnouncement),
    setGame: allow('support', 'marketing')(setGame),
    setProvider: allow('support', 'marketing')(setProvider),
    setCatalogue: marketing(setCatalogue),
    addPayInAccount: owner(addPayInAccount),
    setPayInAccount: owner(setPayInAccount),
    setRules: owner(setRules),
    setPayouts: owner(setPayouts),
    setWebsite: owner(setWebsite),
    addStaff: owner(addStaff),
    setStaffActive: owner(setStaffActive),
    endStaffSessions: owner(endStaffSessions),
  }
}

export type Operations = ReturnType<typeof operationsAs>
