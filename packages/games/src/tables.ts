import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './game/th.ts'
import { en as enShared } from './game/en.ts'
import { th as thLaunch } from './launch/th.ts'
import { en as enLaunch } from './launch/en.ts'
import { th as thOwnLimit } from './launch/thOwnLimit.ts'
import { en as enOwnLimit } from './launch/enOwnLimit.ts'
import { th as thLobby } from './lobby/th.ts'
import { en as enLobby } from './lobby/en.ts'

export const tables = {
  th: {
    games: thShared,
    'games/launch': thLaunch,
    'games/ownLimit': thOwnLimit,
    'games/lobby': thLobby,
  },
  en: {
    games: enShared,
    'games/launch': enLaunch,
    'games/ownLimit': enOwnLimit,
    'games/lobby': enLobby,
  },
} as const satisfies LanguageTables
