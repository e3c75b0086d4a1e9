import { type Staff, roles, type Role } from '../services/actor.ts'

type Allowed = readonly Role[]
const owners: Allowed = []
const everyone: Allowed = roles
const money: Allowed = ['payments']
const people: Allowed = ['support']
const offers: Allowed = ['marketing']

export const operationAccess = {
  approveSlip: money,
  refuseSlip: money,
  returnStake: money,
  assignLine: money,
  dismissLine: money,
  startWithdrawal: money,
  payWithdrawal: money,
  failWithdrawal: money,
  rejectWithdrawal: money,
  adjustCredit: ['payments', 'support'],
  approveAdjustment: money,
  refuseAdjustment: ['payments', 'support'],
  approveRaise: everyone,
  refuseRaise: everyone,
  acceptIdentity: people,
  refuseIdentity: people,
  askIdentity: people,
  openIdentityPicture: people,
  closeAccount: people,
  closeAccountWithMoney: owners,
  clearNameMatch: people,
  excludeNameMatch: people,
  endMemberSessions: people,
  messageMember: people,
  noteMember: ['support', 'payments'],
  setMemberPhone: people,
  suspendMember: people,
  unsuspendMember: people,
  removeFactor: people,
  unlockWithdrawals: people,
  approveReward: offers,
  shipReward: ['marketing', 'support'],
  rejectReward: offers,
  giveGift: offers,
  setEvent: offers,
  setPromotion: offers,
  announce: offers,
  withdrawAnnouncement: offers,
  setGame: ['support', 'marketing'],
  setProvider: ['support', 'marketing'],
  setCatalogue: offers,
  addPayInAccount: owners,
  setPayInAccount: owners,
  setRules: owners,
  setPayouts: owners,
  setWebsite: owners,
  addStaff: owners,
  confirmStaff: owners,
  inviteStaff: owners,
  renewStaff: owners,
  withdrawInvitation: owners,
  setStaffActive: owners,
  endStaffSessions: owners,
} satisfies Record<string, Allowed>

export type Operation = keyof typeof operationAccess

/** Roles that may open a page or download of the back office; PUBLIC needs no session. */
export const pageAccess: Record<string, Allowed | 'PUBLIC'> = {
  'GET /desk/sign-in': 'PUBLIC',
  'POST /desk/sign-in': 'PUBLIC',
  'POST /desk/sign-out': 'PUBLIC',
  'GET /desk/join': 'PUBLIC',
  'POST /desk/join': 'PUBLIC',
  'GET /desk': everyone,
  'GET /desk/work': owners,
  'GET /desk/members': ['support', 'payments'],
  'GET /desk/members/:uuid': ['support', 'payments'],
  'GET /desk/members/:uuid/movements.csv': ['support', 'payments'],
  'GET /desk/reconciliation': money,
  'GET /desk/reconciliation.csv': money,
  'GET /desk/site': everyone,
  'GET /desk/log': owners,
  'GET /desk/log.csv': owners,
  'GET /desk/staff': owners,
  'POST /desk/staff': operationAccess.inviteStaff,
  'POST /desk/staff/:uuid/renew': operationAccess.renewStaff,
  'GET /desk/identity/:uuid/:part{(card|selfie)}': operationAccess.openIdentityPicture,
}

export const isAllowed = ({ roles: own }: Pick<Staff, 'roles'>, allowed: Allowed): boolean =>
  own.includes('owner') || allowed.some((role) => own.includes(role))

export const mayDo = (staff: Pick<Staff, 'roles'>, operation: Operation): boolean =>
  isAllowed(staff, operationAccess[operation])

export function mayOpen(staff: Pick<Staff, 'roles'>, path: string): boolean {
  const allowed = pageAccess[`GET ${path}`]
  return allowed !== undefined && (allowed === 'PUBLIC' || isAllowed(staff, allowed))
}
