import type { LanguageTables } from '@member/i18n/tables'
import { th as thAffiliates } from './affiliates/th.ts'
import { en as enAffiliates } from './affiliates/en.ts'
import { th as thBonuses } from './bonuses/th.ts'
import { en as enBonuses } from './bonuses/en.ts'
import { th as thClosing } from './closing/th.ts'
import { en as enClosing } from './closing/en.ts'
import { th as thConsent } from './consent/th.ts'
import { en as enConsent } from './consent/en.ts'
import { th as thCredit } from './credit/th.ts'
import { en as enCredit } from './credit/en.ts'
import { th as thDeposits } from './deposits/th.ts'
import { en as enDeposits } from './deposits/en.ts'
import { th as thGameEvents } from './gameEvents/th.ts'
import { en as enGameEvents } from './gameEvents/en.ts'
import { th as thGames } from './games/th.ts'
import { en as enGames } from './games/en.ts'
import { th as thIdentity } from './identity/th.ts'
import { en as enIdentity } from './identity/en.ts'
import { th as thMembers } from './members/th.ts'
import { en as enMembers } from './members/en.ts'
import { th as thMovements } from './movements/th.ts'
import { en as enMovements } from './movements/en.ts'
import { th as thNotices } from './notices/th.ts'
import { en as enNotices } from './notices/en.ts'
import { th as thPasswordReset } from './passwordReset/th.ts'
import { en as enPasswordReset } from './passwordReset/en.ts'
import { th as thProtection } from './protection/th.ts'
import { en as enProtection } from './protection/en.ts'
import { th as thPhoneProof } from './phoneProof/th.ts'
import { en as enPhoneProof } from './phoneProof/en.ts'
import { th as thPush } from './push/th.ts'
import { en as enPush } from './push/en.ts'
import { th as thRegistration } from './registration/th.ts'
import { en as enRegistration } from './registration/en.ts'
import { th as thRequest } from './request/th.ts'
import { en as enRequest } from './request/en.ts'
import { th as thRewards } from './rewards/th.ts'
import { en as enRewards } from './rewards/en.ts'
import { th as thPasskeys } from './passkeys/th.ts'
import { en as enPasskeys } from './passkeys/en.ts'
import { th as thSecondFactor } from './secondFactor/th.ts'
import { en as enSecondFactor } from './secondFactor/en.ts'
import { th as thSignIn } from './signIn/th.ts'
import { en as enSignIn } from './signIn/en.ts'
import { th as thSlips } from './slips/th.ts'
import { en as enSlips } from './slips/en.ts'
import { th as thWithdrawals } from './withdrawals/th.ts'
import { en as enWithdrawals } from './withdrawals/en.ts'

/** Every table that members read, by language and id. */
export const tables = {
  th: {
    'server/affiliates': thAffiliates,
    'server/bonuses': thBonuses,
    'server/closing': thClosing,
    'server/consent': thConsent,
    'server/credit': thCredit,
    'server/deposits': thDeposits,
    'server/gameEvents': thGameEvents,
    'server/games': thGames,
    'server/identity': thIdentity,
    'server/members': thMembers,
    'server/movements': thMovements,
    'server/notices': thNotices,
    'server/passwordReset': thPasswordReset,
    'server/protection': thProtection,
    'server/phoneProof': thPhoneProof,
    'server/push': thPush,
    'server/registration': thRegistration,
    'server/request': thRequest,
    'server/rewards': thRewards,
    'server/passkeys': thPasskeys,
    'server/secondFactor': thSecondFactor,
    'server/signIn': thSignIn,
    'server/slips': thSlips,
    'server/withdrawals': thWithdrawals,
  },
  en: {
    'server/affiliates': enAffiliates,
    'server/bonuses': enBonuses,
    'server/closing': enClosing,
    'server/consent': enConsent,
    'server/credit': enCredit,
    'server/deposits': enDeposits,
    'server/gameEvents': enGameEvents,
    'server/games': enGames,
    'server/identity': enIdentity,
    'server/members': enMembers,
    'server/movements': enMovements,
    'server/notices': enNotices,
    'server/passwordReset': enPasswordReset,
    'server/protection': enProtection,
    'server/phoneProof': enPhoneProof,
    'server/push': enPush,
    'server/registration': enRegistration,
    'server/request': enRequest,
    'server/rewards': enRewards,
    'server/passkeys': enPasskeys,
    'server/secondFactor': enSecondFactor,
    'server/signIn': enSignIn,
    'server/slips': enSlips,
    'server/withdrawals': enWithdrawals,
  },
} as const satisfies LanguageTables
