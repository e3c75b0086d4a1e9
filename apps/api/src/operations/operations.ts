import { Refusal } from '../http/refusals.ts'
import type { Services } from '../services/services.ts'
import { mayDo, type Operation } from './access.ts'
import { adjustCredit, approveAdjustment, refuseAdjustment } from './adjustCredit.ts'
import { announce, withdrawAnnouncement } from './announce.ts'
import { closeAccount, closeAccountWithMoney, suspendMember, unsuspendMember } from './closeAccount.ts'
import { endMemberSessions, removeFactor, unlockWithdrawals } from './memberAccess.ts'
import { giveGift } from './giveGift.ts'
import { messageMember, noteMember } from './contactMember.ts'
import type { OperationContext } from '../domain/audit/operation.ts'
import type { Actor } from '../services/actor.ts'
import { OperationRefused, settledAlready } from '../domain/audit/refused.ts'
import { addPayInAccount, setPayInAccount } from './payInAccount.ts'
import { returnStake } from './returnStake.ts'
import { setCatalogue } from './setCatalogue.ts'
import { setEvent, setGame, setProvider, setPromotion } from './setOffers.ts'
import {
  openIdentityPicture,
  acceptIdentity,
  askIdentity,
  refuseIdentity,
  clearNameMatch,
  excludeNameMatch,
} from './checkIdentity.ts'
import { setMemberPhone } from './setMemberPhone.ts'
import { setPayouts, setWebsite } from './setWebsite.ts'
import { setRules } from './setRules.ts'
import { addStaff, endStaffSessions, setStaffActive } from './setStaff.ts'
import { approveRaise, refuseRaise } from './settleApproval.ts'
import { confirmStaff, inviteStaff, renewStaff, withdrawInvitation } from './inviteStaff.ts'
import { assignLine, dismissLine } from './settleLine.ts'
import { approveReward, rejectReward, shipReward } from './settleReward.ts'
import { approveSlip, refuseSlip } from './settleSlip.ts'
import {
  failWithdrawal,
  payWithdrawal,
  rejectWithdrawal,
  startWithdrawal,
} from '../domain/withdrawals/settleByStaff.ts'
import { th } from '../domain/audit/th.ts'

/**
 * Returns the operations of an actor. Each runs in one transaction, takes effect once and is logged. A refused
 * operation throws an OperationRefused.
 */
export function operationsAs(
  {
    database,
    clock,
    levelRebates,
  }: Pick<Services, 'database' | 'clock'> & Partial<Pick<Services, 'levelRebates'>>,
  by: Actor,
) {
  /**
   * Wraps an operation: checks the role of staff, opens the transaction, converts refusals. Adapters and jobs
   * may do everything.
   */
  const allow =
    <Input extends unknown[], Answer>(
      name: Operation,
      operation: (doing: OperationContext, ...input: Input) => Promise<Answer>,
    ) =>
    async (...input: Input): Promise<Answer> => {
      if (by.kind === 'STAFF' && !mayDo(by, name)) throw new OperationRefused(th.notAllowed)
      try {
        return await database.transaction((tx) =>
          operation({ tx, by, now: clock(), rebates: levelRebates }, ...input),
        )
      } catch (fault) {
        if (!(fault instanceof Refusal)) throw fault
        if (fault.code === 'NOT_FOUND') throw new OperationRefused(th.notFound)
        // Features refuse with messages for members; here the only cause is a changed state.
        throw settledAlready()
      }
    }

  return {
    approveSlip: allow('approveSlip', approveSlip),
    refuseSlip: allow('refuseSlip', refuseSlip),
    returnStake: allow('returnStake', returnStake),
    assignLine: allow('assignLine', assignLine),
    dismissLine: allow('dismissLine', dismissLine),
    startWithdrawal: allow('startWithdrawal', startWithdrawal),
    payWithdrawal: allow('payWithdrawal', payWithdrawal),
    failWithdrawal: allow('failWithdrawal', failWithdrawal),
    rejectWithdrawal: allow('rejectWithdrawal', rejectWithdrawal),
    adjustCredit: allow('adjustCredit', adjustCredit),
    approveAdjustment: allow('approveAdjustment', approveAdjustment),
    refuseAdjustment: allow('refuseAdjustment', refuseAdjustment),
    approveRaise: allow('approveRaise', approveRaise),
    refuseRaise: allow('refuseRaise', refuseRaise),
    acceptIdentity: allow('acceptIdentity', acceptIdentity),
    closeAccount: allow('closeAccount', closeAccount),
    closeAccountWithMoney: allow('closeAccountWithMoney', closeAccountWithMoney),
    refuseIdentity: allow('refuseIdentity', refuseIdentity),
    openIdentityPicture: allow('openIdentityPicture', openIdentityPicture),
    askIdentity: allow('askIdentity', askIdentity),
    clearNameMatch: allow('clearNameMatch', clearNameMatch),
    excludeNameMatch: allow('excludeNameMatch', excludeNameMatch),
    endMemberSessions: allow('endMemberSessions', endMemberSessions),
    messageMember: allow('messageMember', messageMember),
    noteMember: allow('noteMember', noteMember),
    setMemberPhone: allow('setMemberPhone', setMemberPhone),
    suspendMember: allow('suspendMember', suspendMember),
    unsuspendMember: allow('unsuspendMember', unsuspendMember),
    removeFactor: allow('removeFactor', removeFactor),
    unlockWithdrawals: allow('unlockWithdrawals', unlockWithdrawals),
    approveReward: allow('approveReward', approveReward),
    shipReward: allow('shipReward', shipReward),
    rejectReward: allow('rejectReward', rejectReward),
    giveGift: allow('giveGift', giveGift),
    setEvent: allow('setEvent', setEvent),
    setPromotion: allow('setPromotion', setPromotion),
    announce: allow('announce', announce),
    withdrawAnnouncement: allow('withdrawAnnouncement', withdrawAnnouncement),
    setGame: allow('setGame', setGame),
    setProvider: allow('setProvider', setProvider),
    setCatalogue: allow('setCatalogue', setCatalogue),
    addPayInAccount: allow('addPayInAccount', addPayInAccount),
    setPayInAccount: allow('setPayInAccount', setPayInAccount),
    setRules: allow('setRules', setRules),
    setPayouts: allow('setPayouts', setPayouts),
    setWebsite: allow('setWebsite', setWebsite),
    addStaff: allow('addStaff', addStaff),
    confirmStaff: allow('confirmStaff', confirmStaff),
    inviteStaff: allow('inviteStaff', inviteStaff),
    renewStaff: allow('renewStaff', renewStaff),
    withdrawInvitation: allow('withdrawInvitation', withdrawInvitation),
    setStaffActive: allow('setStaffActive', setStaffActive),
    endStaffSessions: allow('endStaffSessions', endStaffSessions),
  }
}

export type Operations = ReturnType<typeof operationsAs>
