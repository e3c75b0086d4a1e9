import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './setting/th.ts'
import { en as enShared } from './setting/en.ts'
import { th as thAgeGate } from './ageGate/th.ts'
import { en as enAgeGate } from './ageGate/en.ts'
import { th as thBreaks } from './breaks/th.ts'
import { en as enBreaks } from './breaks/en.ts'
import { th as thConsent } from './consent/th.ts'
import { en as enConsent } from './consent/en.ts'
import { th as thLimits } from './limits/th.ts'
import { en as enLimits } from './limits/en.ts'
import { th as thOverview } from './overview/th.ts'
import { en as enOverview } from './overview/en.ts'
import { th as thRealityCheck } from './realityCheck/th.ts'
import { en as enRealityCheck } from './realityCheck/en.ts'
import { th as thSpending } from './spending/th.ts'
import { en as enSpending } from './spending/en.ts'

export const tables = {
  th: {
    protection: thShared,
    'protection/ageGate': thAgeGate,
    'protection/breaks': thBreaks,
    'protection/consent': thConsent,
    'protection/limits': thLimits,
    'protection/overview': thOverview,
    'protection/realityCheck': thRealityCheck,
    'protection/spending': thSpending,
  },
  en: {
    protection: enShared,
    'protection/ageGate': enAgeGate,
    'protection/breaks': enBreaks,
    'protection/consent': enConsent,
    'protection/limits': enLimits,
    'protection/overview': enOverview,
    'protection/realityCheck': enRealityCheck,
    'protection/spending': enSpending,
  },
} as const satisfies LanguageTables
