import type { LanguageTables } from '@member/i18n'
import { th as thCare } from './care/th.ts'
import { en as enCare } from './care/en.ts'
import { thLanding } from './landing/thLanding.ts'
import { enLanding } from './landing/enLanding.ts'
import { th as thMaintenance } from './maintenance/th.ts'
import { en as enMaintenance } from './maintenance/en.ts'

export const tables = {
  th: {
    'home/care': thCare,
    'home/landing': thLanding,
    'home/maintenance': thMaintenance,
  },
  en: {
    'home/care': enCare,
    'home/landing': enLanding,
    'home/maintenance': enMaintenance,
  },
} as const satisfies LanguageTables
