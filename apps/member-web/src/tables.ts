import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './words/th.ts'
import { en as enShared } from './words/en.ts'
import { th as thShortcuts } from './shortcuts/th.ts'
import { en as enShortcuts } from './shortcuts/en.ts'
import { thLost as thNoticesLost } from './notices/thLost.ts'
import { enLost as enNoticesLost } from './notices/enLost.ts'
import { th as thScheme } from './scheme/th.ts'
import { en as enScheme } from './scheme/en.ts'
import { thMenu } from './navigation/thMenu.ts'
import { enMenu } from './navigation/enMenu.ts'
import { thLogout } from './navigation/thLogout.ts'
import { enLogout } from './navigation/enLogout.ts'
import { th as thBoot } from './boot/th.ts'
import { en as enBoot } from './boot/en.ts'
import { th as thUpdate } from './popups/th.ts'
import { en as enUpdate } from './popups/en.ts'
import { th as thOffline } from './offline/th.ts'
import { en as enOffline } from './offline/en.ts'

export const tables = {
  th: {
    site: thShared,
    'site/shortcuts': thShortcuts,
    'site/notices/lost': thNoticesLost,
    'site/scheme': thScheme,
    'site/menu': thMenu,
    'site/logout': thLogout,
    'site/boot': thBoot,
    'site/update': thUpdate,
    'site/offline': thOffline,
  },
  en: {
    site: enShared,
    'site/shortcuts': enShortcuts,
    'site/notices/lost': enNoticesLost,
    'site/scheme': enScheme,
    'site/menu': enMenu,
    'site/logout': enLogout,
    'site/boot': enBoot,
    'site/update': enUpdate,
    'site/offline': enOffline,
  },
} as const satisfies LanguageTables
