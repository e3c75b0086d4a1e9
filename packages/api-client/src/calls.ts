import { signInEntries } from './endpoints/signIn.entries.ts'
import { siteEntries } from './endpoints/site.entries.ts'
import { membersEntries } from './endpoints/members.entries.ts'
import { creditEntries } from './endpoints/credit.entries.ts'
import { gamesEntries } from './endpoints/games.entries.ts'
import { depositsEntries } from './endpoints/deposits.entries.ts'
import { withdrawalsEntries } from './endpoints/withdrawals.entries.ts'
import { affiliatesEntries } from './endpoints/affiliates.entries.ts'
import { rewardsEntries } from './endpoints/rewards.entries.ts'
import { wheelEntries } from './endpoints/wheel.entries.ts'
import { flipCardsEntries } from './endpoints/flipCards.entries.ts'
import { gameEventsEntries } from './endpoints/gameEvents.entries.ts'
import { slipsEntries } from './endpoints/slips.entries.ts'
import { registrationEntries } from './endpoints/registration.entries.ts'
import { addressEntries } from './endpoints/address.entries.ts'
import { additionsEntries } from './endpoints/additions.entries.ts'
import { unattendedEntries } from './endpoints/unattended.entries.ts'
import { consentEntries } from './endpoints/consent.entries.ts'
import { identityEntries } from './endpoints/identity.entries.ts'
import { ledgerEntries } from './endpoints/ledger.entries.ts'
import { withdrawProgressEntries } from './endpoints/withdrawProgress.entries.ts'
import { pendingEntries } from './endpoints/pending.entries.ts'
import { noticesEntries } from './endpoints/notices.entries.ts'
import { closingEntries } from './endpoints/closing.entries.ts'
import { memberDataEntries } from './endpoints/memberData.entries.ts'
import { devicesEntries } from './endpoints/devices.entries.ts'
import { phoneProofEntries } from './endpoints/phoneProof.entries.ts'
import { pushEntries } from './endpoints/push.entries.ts'
import { passwordResetEntries } from './endpoints/passwordReset.entries.ts'
import { passkeysEntries } from './endpoints/passkeys.entries.ts'
import { secondFactorEntries } from './endpoints/secondFactor.entries.ts'
import { limitsEntries } from './endpoints/limits.entries.ts'
import { bonusEntries } from './endpoints/bonus.entries.ts'
import { cancelBonusEntries } from './endpoints/cancelBonus.entries.ts'
import { breaksEntries } from './endpoints/breaks.entries.ts'
import { realityCheckEntries } from './endpoints/realityCheck.entries.ts'
import { spendingEntries } from './endpoints/spending.entries.ts'
import type { Entries, Entry } from './client/entry.ts'

const entries = {
  ...signInEntries,
  ...siteEntries,
  ...membersEntries,
  ...creditEntries,
  ...gamesEntries,
  ...depositsEntries,
  ...withdrawalsEntries,
  ...affiliatesEntries,
  ...rewardsEntries,
  ...wheelEntries,
  ...flipCardsEntries,
  ...gameEventsEntries,
  ...slipsEntries,
  ...registrationEntries,
  ...addressEntries,
  ...additionsEntries,
  ...unattendedEntries,
  ...passwordResetEntries,
  ...secondFactorEntries,
  ...passkeysEntries,
  ...devicesEntries,
  ...memberDataEntries,
  ...closingEntries,
  ...consentEntries,
  ...identityEntries,
  ...ledgerEntries,
  ...withdrawProgressEntries,
  ...pendingEntries,
  ...noticesEntries,
  ...pushEntries,
  ...phoneProofEntries,
  ...limitsEntries,
  ...bonusEntries,
  ...cancelBonusEntries,
  ...breaksEntries,
  ...realityCheckEntries,
  ...spendingEntries,
} satisfies Entries

export type CallName = keyof typeof entries

export type CallEntry = Entry & { readonly name: CallName }

const isName = (name: string): name is CallName => name in entries

const entryOf = (name: CallName): CallEntry => ({ ...entries[name], name })

/** Compares calls in the order of the specification. */
const byRow = (one: CallEntry, other: CallEntry) =>
  (one.row ?? 'z').localeCompare(other.row ?? 'z', 'en', { numeric: true })

const sorted = Object.keys(entries).filter(isName).map(entryOf)
sorted.sort(byRow)

/** All calls: the specification's in its order, then our additions. */
export const calls: readonly CallEntry[] = sorted
