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

type Doing<Input extends unknown[], Answer> = (doing: OperationContext, ...input: Input) => Promise<Answer>

const operations = {
  approveSlip,
  refuseSlip,
  returnStake,
  assignLine,
  dismissLine,
  startWithdrawal,
  payWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
  adjustCredit,
  approveAdjustment,
  refuseAdjustment,
  approveRaise,
  refuseRaise,
  acceptIdentity,
  closeAccount,
  closeAccountWithMoney,
  refuseIdentity,
  openIdentityPicture,
  askIdentity,
  clearNameMatch,
  excludeNameMatch,
  endMemberSessions,
  messageMember,
  noteMember,
  setMemberPhone,
  suspendMember,
  unsuspendMember,
  removeFactor,
  unlockWithdrawals,
  approveReward,
  shipReward,
  rejectReward,
  giveGift,
  setEvent,
  setPromotion,
  announce,
  withdrawAnnouncement,
  setGame,
  setProvider,
  setCatalogue,
  addPayInAccount,
  setPayInAccount,
  setRules,
  setPayouts,
  setWebsite,
  addStaff,
  confirmStaff,
  inviteStaff,
  renewStaff,
  withdrawInvitation,
  setStaffActive,
  endStaffSessions,
} satisfies Record<Operation, Doing<never[], unknown>>

type Run<Each> = Each extends Doing<infer Input, infer Answer> ? (...input: Input) => Promise<Answer> : never
export type Operations = { [Name in keyof typeof operations]: Run<(typeof operations)[Name]> }

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
): Operations {
  /**
   * Wraps an operation: checks the role of staff, opens the transaction, converts refusals. Adapters and jobs
   * may do everything.
   */
  const allow = (name: Operation) => {
    const operation: Doing<never[], unknown> = operations[name]
    return async (...input: never[]): Promise<unknown> => {
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
  }

  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- the type has the same keys
  const names = Object.keys(operations) as Operation[]
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- one of each name
  return Object.fromEntries(names.map((name) => [name, allow(name)])) as Operations
}
