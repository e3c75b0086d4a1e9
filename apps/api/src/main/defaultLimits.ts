import type { Throttles } from '../services/services.ts'

/** Limits of visitors' look-ups per day; a registration needs about ten. */
export const defaultLookUps = { ofNetwork: 2_000, ofAll: 20_000 }

/** Number of attempts allowed, and the window in seconds. */
const defaultThrottles: Throttles = {
  // Per name and network.
  login: { times: 5, seconds: 15 * 60 },
  // Per network, which may be a whole mobile operator's; above this each attempt needs proof of work.
  loginAddress: { times: 100, seconds: 15 * 60 },
  loginName: { times: 50, seconds: 15 * 60 },
  loginKnown: { times: 1, seconds: 90 * 24 * 60 * 60 },
  // Per name and known device.
  loginDevice: { times: 10, seconds: 15 * 60 },
  staffAddress: { times: 60, seconds: 15 * 60 },
  factor: { times: 5, seconds: 10 * 60 },
  // SMS codes: requests and messages per phone and minute; per phone from its owner's network, from any other
  // network a day, and from all others; per network (which may be a whole mobile operator's) and per device.
  codeWait: { times: 1, seconds: 60 },
  codeSlot: { times: 1, seconds: 60 },
  codeNetwork: { times: 5, seconds: 60 * 60 },
  codeStranger: { times: 5, seconds: 24 * 60 * 60 },
  codePhone: { times: 15, seconds: 60 * 60 },
  codeAddress: { times: 300, seconds: 60 * 60 },
  // Registration codes per network, above its daily limit of accounts.
  codeDay: { times: 1_000, seconds: 24 * 60 * 60 },
  codeDevice: { times: 5, seconds: 60 * 60 },
  // Per network; LOOK_UPS_… set the daily limit.
  lookUp: { times: 60, seconds: 60 },
  lookUpDay: { times: defaultLookUps.ofNetwork, seconds: 24 * 60 * 60 },
  lookUpAll: { times: defaultLookUps.ofAll, seconds: 24 * 60 * 60 },
  // Per phone proof.
  accountName: { times: 10, seconds: 60 * 60 },
  register: { times: 30, seconds: 60 * 60 },
  slip: { times: 20, seconds: 60 },
  // Members may share the address of their mobile network.
  refused: { times: 300, seconds: 60 },
}

export const throttlesWith = ({ ofNetwork, ofAll }: typeof defaultLookUps): Throttles => ({
  ...defaultThrottles,
  lookUpDay: { ...defaultThrottles.lookUpDay, times: ofNetwork },
  lookUpAll: { ...defaultThrottles.lookUpAll, times: ofAll },
})

/** Default cost of a password hash: 2^15, three rounds (secrets/password.ts), about 250 ms. */
export const defaultPasswordCost = 15
