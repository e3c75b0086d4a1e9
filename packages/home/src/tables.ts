import type { LanguageTables } from '@member/i18n'
import { th as thCare } from './care/th.ts'
import { en as enCare } from './care/en.ts'
import { thDashboard } from './dashboard/thDashboard.ts'
import { enDashboard } from './dashboard/enDashboard.ts'
import { th as thHelp } from './help/th.ts'
import { en as enHelp } from './help/en.ts'
import { th as thInstall } from './install/th.ts'
import { en as enInstall } from './install/en.ts'
import { thLanding } from './landing/thLanding.ts'
import { enLanding } from './landing/enLanding.ts'
import { th as thLegal } from './legal/th.ts'
import { en as enLegal } from './legal/en.ts'
import { th as thLegalLinks } from './legalLinks/th.ts'
import { en as enLegalLinks } from './legalLinks/en.ts'
import { th as thMaintenance } from './maintenance/th.ts'
import { en as enMaintenance } from './maintenance/en.ts'
import { thMedia } from './media/thMedia.ts'
import { enMedia } from './media/enMedia.ts'
import { th as thMovie } from './movie/th.ts'
import { en as enMovie } from './movie/en.ts'
import { th as thScores } from './scores/th.ts'
import { en as enScores } from './scores/en.ts'

/** Every table of this package, by language and id. */
export const tables = {
  th: {
    'home/care': thCare,
    'home/dashboard': thDashboard,
    'home/help': thHelp,
    'home/install': thInstall,
    'home/landing': thLanding,
    'home/legal': thLegal,
    'home/legalLinks': thLegalLinks,
    'home/maintenance': thMaintenance,
    'home/media': thMedia,
    'home/movie': thMovie,
    'home/scores': thScores,
  },
  en: {
    'home/care': enCare,
    'home/dashboard': enDashboard,
    'home/help': enHelp,
    'home/install': enInstall,
    'home/landing': enLanding,
    'home/legal': enLegal,
    'home/legalLinks': enLegalLinks,
    'home/maintenance': enMaintenance,
    'home/media': enMedia,
    'home/movie': enMovie,
    'home/scores': enScores,
  },
} as const satisfies LanguageTables
