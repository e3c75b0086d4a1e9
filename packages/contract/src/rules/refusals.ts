import type { Bench, ByCall } from './rule.ts'
import type { Asking } from './server.ts'

interface Refusal {
  asking: (bench: Bench) => Asking
  statuses: number[]
}

const nobodys = '00000000-0000-4000-8000-000000000000'
const refusal = (body: object, ...statuses: number[]): Refusal => ({
  asking: () => ({ body, key: crypto.randomUUID() }),
  statuses,
})

const nobodysPasskey = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' }
const nobodysProof = {
  ...nobodysPasskey,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
}

export const refusals: ByCall<Refusal> = {
  cashOut: {
    asking: ({ member }) => ({
      body: { username: member().user.user_pass.username, launchUuid: nobodys },
      key: crypto.randomUUID(),
    }),
    statuses: [404001],
  },
  openGame: refusal({ gameUuid: nobodys, platform: 'DSK' }, 404001),
  changePassword: {
    // The current password: a server that ignores the old one changes nothing either.
    asking: ({ member }) => ({
      body: {
        oldPassword: `not ${member().password}`,
        newPassword: member().password,
        confirmPassword: member().password,
      },
    }),
    statuses: [422002, 400001],
  },
  retryWithdrawal: refusal({ uuid: nobodys }, 404001, 409102),
  withdraw: refusal({ amount: 0 }, 400001),
  withdrawAffiliate: refusal({ amount: 0, type: 'af' }, 400001),
  requestReward: {
    asking: ({ member }) => ({
      body: { userUuid: member().user.uuid, rewardUuid: nobodys },
      key: crypto.randomUUID(),
    }),
    statuses: [404001],
  },
  spinWheel: refusal({ uuid: nobodys }, 404001, 409401),
  flipCard: refusal({ gameUuid: nobodys, cardIndex: 0 }, 404001, 409402),
  flipRewardCard: refusal({ gameUuid: nobodys, cardIndex: 0 }, 404001, 409402, 422403),
  // Its body is empty: the only possible error is a missing key.
  checkIn: { asking: () => ({ body: {} }), statuses: [400001] },
  verifySlip: refusal({}, 400201, 400001),
  confirmSlip: refusal({ uuid: nobodys }, 404001),
  requestDeposit: refusal({}, 400001, 400201),
  register: refusal({}, 400001),
  saveAddress: refusal({ zipcode: 'x' }, 400001),
  confirmSession: {
    asking: ({ member }) => ({ body: { password: `not ${member().password}` } }),
    statuses: [422003],
  },
  resetPassword: refusal(
    {
      reset: nobodys,
      code: '000000',
      newPassword: 'a-password-of-nobody',
      confirmPassword: 'a-password-of-nobody',
    },
    422004,
  ),
  proveFactor: refusal({ code: '000000' }, 422004),
  renewRecoveryCodes: refusal({}, 409801),
  setFactor: refusal({ askedAbove: -1 }, 400001),
  removeFactor: { asking: () => ({}), statuses: [409801] },
  addPasskey: refusal(
    {
      name: 'x',
      passkey: { ...nobodysPasskey, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
    422005,
  ),
  renamePasskey: refusal({ uuid: nobodys, name: 'x' }, 404001),
  // A server that requires the password first has checked neither the passkey nor the session yet.
  removePasskey: { asking: () => ({ query: { uuid: nobodys } }), statuses: [404001, 428001, 428003] },
  confirmByPasskey: refusal({ proof: nobodysProof }, 422005),
  logInByPasskey: refusal({ proof: nobodysProof }, 422005),
  provePhone: refusal({ proof: nobodys, code: '000000' }, 422004),
  subscribePush: refusal({ endpoint: 'http://push.example/x', keys: {}, kinds: [] }, 400001),
  disownSession: refusal({ uuid: nobodys }, 404001, 428001, 428003),
  giveConsent: refusal({}, 400001),
  setMarketingConsent: refusal({}, 400001),
  sendIdentity: refusal({}, 400001),
  setLimit: refusal({ kind: 'DEPOSIT', period: 'DAY', amount: 0 }, 400001),
  // Valid with no pending change, and with one whose day has not come.
  settleLimit: refusal({ kind: 'STAKE', period: 'MONTH', isWanted: true }, 409601, 422604),
  // Like the check-in: the only possible error is a missing key.
  takeBreak: refusal({ length: 'DAY', password: 'x', isUnderstood: false }, 400001),
  askReturn: { asking: () => ({ body: {} }), statuses: [400001] },
  setRealityCheck: refusal({ minutes: 7 }, 400001),
  answerRealityCheck: refusal({}, 400001),
  // With or without a bonus, nothing is forfeited.
  cancelBonus: refusal({ givesUp: 0 }, 422702, 422703, 422704),
  declineLimits: { asking: () => ({ body: {} }), statuses: [400001] },
}
