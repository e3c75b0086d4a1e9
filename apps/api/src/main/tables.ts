import type { LanguageTables } from '@member/i18n/tables'
import { th as thAffiliates } from '../domain/affiliates/th.ts'
import { en as enAffiliates } from '../domain/affiliates/en.ts'
import { th as thBonuses } from '../domain/bonuses/th.ts'
import { en as enBonuses } from '../domain/bonuses/en.ts'
import { th as thClosing } from '../domain/members/closing/th.ts'
import { en as enClosing } from '../domain/members/closing/en.ts'
import { th as thConsent } from '../domain/consent/th.ts'
import { en as enConsent } from '../domain/consent/en.ts'
import { th as thCredit } from '../domain/credit/th.ts'
import { en as enCredit } from '../domain/credit/en.ts'
import { th as thDeposits } from '../domain/deposits/th.ts'
import { en as enDeposits } from '../domain/deposits/en.ts'
import { th as thGameEvents } from '../domain/gameEvents/th.ts'
import { en as enGameEvents } from '../domain/gameEvents/en.ts'
import { th as thGames } from '../domain/games/th.ts'
import { en as enGames } from '../domain/games/en.ts'
import { th as thIdentity } from '../domain/identity/th.ts'
import { en as enIdentity } from '../domain/identity/en.ts'
import { th as thMembers } from '../domain/members/th.ts'
import { en as enMembers } from '../domain/members/en.ts'
import { th as thMovements } from '../domain/movements/th.ts'
import { en as enMovements } from '../domain/movements/en.ts'
import { th as thNotices } from '../domain/notices/th.ts'
import { en as enNotices } from '../domain/notices/en.ts'
import { th as thPasswordReset } from '../domain/passwordReset/th.ts'
import { en as enPasswordReset } from '../domain/passwordReset/en.ts'
import { th as thProtection } from '../domain/protection/th.ts'
import { en as enProtection } from '../domain/protection/en.ts'
import { th as thPhoneProof } from '../domain/registration/phoneProof/th.ts'
import { en as enPhoneProof } from '../domain/registration/phoneProof/en.ts'
import { th as thPush } from '../domain/messages/th.ts'
import { en as enPush } from '../domain/messages/en.ts'
import { th as thRegistration } from '../domain/registration/th.ts'
import { en as enRegistration } from '../domain/registration/en.ts'
import { th as thRequest } from '../http/th.ts'
import { en as enRequest } from '../http/en.ts'
import { th as thRewards } from '../domain/rewards/th.ts'
import { en as enRewards } from '../domain/rewards/en.ts'
import { th as thPasskeys } from '../domain/passkeys/th.ts'
import { en as enPasskeys } from '../domain/passkeys/en.ts'
import { th as thSecondFactor } from '../domain/secondFactor/th.ts'
import { en as enSecondFactor } from '../domain/secondFactor/en.ts'
import { th as thSignIn } from '../domain/sessions/th.ts'
import { en as enSignIn } from '../domain/sessions/en.ts'
import { th as thSlips } from '../domain/slips/th.ts'
import { en as enSlips } from '../domain/slips/en.ts'
import { th as thWithdrawals } from '../domain/withdrawals/th.ts'
import { en as enWithdrawals } from '../domain/withdrawals/en.ts'

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
