import type { Throttles } from '../services/services.ts'

/** Look-ups of visitors per day; a registration needs about ten. */
export const usualLookUps = { ofNetwork: 2_000, ofAll: 20_000 }

/** Attempts allowed, and the window in seconds. */
const usualThrottles: Throttles = {
  // Of a name from a network.
  login: { times: 5, seconds: 15 * 60 },
  // Of all names from a network, which may be a whole mobile operator's: above this each try costs work.
  loginAddress: { times: 100, seconds: 15 * 60 },
  loginName: { times: 50, seconds: 15 * 60 },
  loginKnown: { times: 1, seconds: 90 * 24 * 60 * 60 },
  // Of a name from a device that it has come in on.
  loginDevice: { times: 10, seconds: 15 * 60 },
  staffAddress: { times: 60, seconds: 15 * 60 },
  factor: { times: 5, seconds: 10 * 60 },
  // Codes by SMS: requests and messages to a phone within its minute; to a phone from a network that its
  // owner has come in from, from any other in a day, and from all others; from a network, which may be a whole mobile
  // operator's, and from a device.
  codeWait: { times: 1, seconds: 60 },
  codeSlot: { times: 1, seconds: 60 },
  codeNetwork: { times: 5, seconds: 60 * 60 },
  codeStranger: { times: 5, seconds: 24 * 60 * 60 },
  codePhone: { times: 15, seconds: 60 * 60 },
  codeAddress: { times: 300, seconds: 60 * 60 },
  // Codes to register from one network, more than the accounts that it may make in a day.
  codeDay: { times: 1_000, seconds: 24 * 60 * 60 },
  codeDevice: { times: 5, seconds: 60 * 60 },
  // Of a network; LOOK_UPS_… set the day's.
  lookUp: { times: 60, seconds: 60 },
  lookUpDay: { times: usualLookUps.ofNetwork, seconds: 24 * 60 * 60 },
  lookUpAll: { times: usualLookUps.ofAll, seconds: 24 * 60 * 60 },
  // Of one proof of a phone.
  accountName: { times: 10, seconds: 60 * 60 },
  register: { times: 30, seconds: 60 * 60 },
  slip: { times: 20, seconds: 60 },
  // An operator's customers may share the address of their mobile network.
  refused: { times: 300, seconds: 60 },
}

/** The defaults with the operator's limits of visitors' look-ups. */
export const withLookUps = ({ ofNetwork, ofAll }: typeof usualLookUps): Throttles => ({
  ...usualThrottles,
  lookUpDay: { ...usualThrottles.lookUpDay, times: ofNetwork },
  lookUpAll: { ...usualThrottles.lookUpAll, times: ofAll },
})

/** 2^15, three rounds (secrets/password.ts): about 250 ms per password. */
export const usualPasswordCost = 15
