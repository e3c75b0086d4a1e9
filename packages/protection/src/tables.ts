import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './th.ts'
import { en as enShared } from './en.ts'
import { th as thAgeGate } from './ageGate/th.ts'
import { en as enAgeGate } from './ageGate/en.ts'
import { th as thBreaks } from './breaks/th.ts'
import { en as enBreaks } from './breaks/en.ts'
import { th as thConsent } from './consent/th.ts'
import { en as enConsent } from './consent/en.ts'
import { th as thIdentity } from './identity/th.ts'
import { en as enIdentity } from './identity/en.ts'
import { th as thLimits } from './limits/th.ts'
import { en as enLimits } from './limits/en.ts'
import { th as thConfirmSession } from './confirmSession/th.ts'
import { en as enConfirmSession } from './confirmSession/en.ts'
import { th as thOverview } from './overview/th.ts'
import { en as enOverview } from './overview/en.ts'
import { th as thRealityCheck } from './realityCheck/th.ts'
import { en as enRealityCheck } from './realityCheck/en.ts'
import { th as thSpending } from './spending/th.ts'
import { en as enSpending } from './spending/en.ts'

/** Every table of this package, by language and id. */
export const tables = {
  th: {
    protection: thShared,
    'protection/ageGate': thAgeGate,
    'protection/breaks': thBreaks,
    'protection/consent': thConsent,
    'protection/identity': thIdentity,
    'protection/limits': thLimits,
    'protection/confirmSession': thConfirmSession,
    'protection/overview': thOverview,
    'protection/realityCheck': thRealityCheck,
    'protection/spending': thSpending,
  },
  en: {
    protection: enShared,
    'protection/ageGate': enAgeGate,
    'protection/breaks': enBreaks,
    'protection/consent': enConsent,
    'protection/identity': enIdentity,
    'protection/limits': enLimits,
    'protection/confirmSession': enConfirmSession,
    'protection/overview': enOverview,
    'protection/realityCheck': enRealityCheck,
    'protection/spending': enSpending,
  },
} as const satisfies LanguageTables
