import type { LanguageTables } from '@member/i18n'
import { th as thHelp } from './help/th.ts'
import { en as enHelp } from './help/en.ts'
import { th as thLegal } from './legal/th.ts'
import { en as enLegal } from './legal/en.ts'
import { th as thLegalLinks } from './legalLinks/th.ts'
import { en as enLegalLinks } from './legalLinks/en.ts'
import { th as thMovie } from './movie/th.ts'
import { en as enMovie } from './movie/en.ts'
import { th as thScores } from './scores/th.ts'
import { en as enScores } from './scores/en.ts'

export const tables = {
  th: {
    'home/help': thHelp,
    'home/legal': thLegal,
    'home/legalLinks': thLegalLinks,
    'home/movie': thMovie,
    'home/scores': thScores,
  },
  en: {
    'home/help': enHelp,
    'home/legal': enLegal,
    'home/legalLinks': enLegalLinks,
    'home/movie': enMovie,
    'home/scores': enScores,
  },
} as const satisfies LanguageTables
