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
  // What awaits a member in one answer, for their home.
  'pending',
  'limits',
  // Log-ins contain the device's id; a log-in from a new device causes a notice, and can be reported.
  'devices',
  // Optional codes of an authenticator app: at a log-in on a new device, before withdrawals, and at changes of the
  // account.
  'secondFactor',
  // Passkeys, for the log-in and instead of password and code.
  'passkeys',
  'memberData',
  // A member requests the closing of the account, sees the request, and can withdraw it.
  'closing',
  'unattended',
  // A forgotten password is replaced with a code to the registered phone.
  'passwordReset',
  // A registrant proves the phone with a code sent to it.
  'phoneProof',
  // Web Push messages about money and log-ins.
  'push',
  'identity',
  'consent',
  'bonusChoice',
  // A withdrawal forfeits the bonus that its money belongs to.
  'bonusGivenUp',
  // A bonus can be forfeited without a withdrawal.
  'bonusCancel',
  'gameSort',
  'breaks',
  'realityCheck',
  'spending',
  // A registration contains the date of birth.
  'birthDate',
] as const

export type Feature = (typeof features)[number]

/** Features of the server, which may include names that this version does not know. */
export type Features = Readonly<Partial<Record<Feature, boolean>>>
