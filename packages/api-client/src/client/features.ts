/** Additions to the specification, by their names in `features` of /api/setting. */
export const features = [
  'logout',
  'sessions',
  'lastLogin',
  'favourites',
  'recent',
  'live',
  'ledger',
  'notices',
  'withdrawProgress',
  'limits',
  // Log-ins carry the device's own id; one from a new device is told, and may be disowned.
  'devices',
  // A code of an authenticator app, for who wants it: at a new device's log-in, before money leaves, and at changes of the account.
  'secondFactor',
  // A phone or computer logs its member in, and answers in place of password and code.
  'passkeys',
  'memberData',
  // A member asks for the account to be closed, sees that it was asked, and may take it back.
  'closing',
  'unattended',
  // A forgotten password is replaced with a code to the registered phone.
  'passwordReset',
  // Who registers proves the phone with a code sent to it.
  'phoneProof',
  // Devices are told of money and log-ins by Web Push.
  'push',
  'identity',
  'consent',
  'bonusChoice',
  // Taking out what a bonus hangs on gives the bonus up.
  'bonusGivenUp',
  // A bonus is given up without taking anything out.
  'bonusCancel',
  'gameSort',
  'breaks',
  'realityCheck',
  'spending',
  // A registration says when the member was born.
  'birthDate',
] as const

export type Feature = (typeof features)[number]

/** Features of the server, which may include names that this version does not know. */
export type Features = Readonly<Partial<Record<Feature, boolean>>>
