import type { LanguageTables } from '@member/i18n'
import { thDashboard } from './dashboard/thDashboard.ts'
import { enDashboard } from './dashboard/enDashboard.ts'
import { th as thInstall } from './install/th.ts'
import { en as enInstall } from './install/en.ts'
import { thMedia } from './media/thMedia.ts'
import { enMedia } from './media/enMedia.ts'

export const tables = {
  th: {
    'home/dashboard': thDashboard,
    'home/install': thInstall,
    'home/media': thMedia,
  },
  en: {
    'home/dashboard': enDashboard,
    'home/install': enInstall,
    'home/media': enMedia,
  },
} as const satisfies LanguageTables
