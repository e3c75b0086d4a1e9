import type { LanguageTables } from '@member/i18n'
import { th as thAnnouncements } from './announcements/th.ts'
import { en as enAnnouncements } from './announcements/en.ts'
import { th as thBell } from './bell/th.ts'
import { en as enBell } from './bell/en.ts'
import { th as thInbox } from './inbox/th.ts'
import { en as enInbox } from './inbox/en.ts'
import { th as thPush } from './push/th.ts'
import { en as enPush } from './push/en.ts'

export const tables = {
  th: {
    'news/announcements': thAnnouncements,
    'news/bell': thBell,
    'news/inbox': thInbox,
    'news/push': thPush,
  },
  en: {
    'news/announcements': enAnnouncements,
    'news/bell': enBell,
    'news/inbox': enInbox,
    'news/push': enPush,
  },
} as const satisfies LanguageTables
