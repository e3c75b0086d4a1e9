import { reasonIn, textIn, type Action } from './action.ts'
import { DeskProblem } from './deskProblem.ts'
import { giveGift } from './giveGift.ts'
import { setEvent } from './setEvent.ts'
import { setPromotion } from './setPromotion.ts'
import { approveReward, rejectReward, shipReward } from './settleReward.ts'

function trackingIn(field: unknown): string {
  const trackingNo = textIn(field)
  if (/^[A-Za-z0-9-]{4,40}$/.test(trackingNo)) return trackingNo
  throw new DeskProblem('A tracking number is needed: letters, digits and dashes.')
}

/** What the desk does about rewards, events and promotions: path and action. */
export const rewardActions: Record<string, Action> = {
  'rewards/:uuid/approve': (tx, uuid, _fields, now) => approveReward(tx, uuid, now),
  'rewards/:uuid/ship': (tx, uuid, fields, now) =>
    shipReward(tx, uuid, trackingIn(fields['trackingNo']), now),
  'rewards/:uuid/reject': (tx, uuid, fields, now) => rejectReward(tx, uuid, reasonIn(fields), now),
  'events/:uuid/on': (tx, uuid) => setEvent(tx, uuid, true),
  'events/:uuid/off': (tx, uuid) => setEvent(tx, uuid, false),
  promotion: (tx, _uuid, fields) => setPromotion(tx, fields),
  gifts: (tx, _uuid, fields, now) => giveGift(tx, fields, now),
}
