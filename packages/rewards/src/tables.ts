import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './play/th.ts'
import { en as enShared } from './play/en.ts'
import { th as thAffiliate } from './affiliate/th.ts'
import { en as enAffiliate } from './affiliate/en.ts'
import { th as thCheckIn } from './checkIn/th.ts'
import { en as enCheckIn } from './checkIn/en.ts'
import { th as thClaims } from './claims/th.ts'
import { en as enClaims } from './claims/en.ts'
import { th as thFlipCard } from './flipCard/th.ts'
import { en as enFlipCard } from './flipCard/en.ts'
import { th as thLevels } from './levels/th.ts'
import { en as enLevels } from './levels/en.ts'
import { thName as thLevelsName } from './levels/thName.ts'
import { enName as enLevelsName } from './levels/enName.ts'
import { th as thParcel } from './parcel/th.ts'
import { en as enParcel } from './parcel/en.ts'
import { th as thPeriod } from './period/th.ts'
import { en as enPeriod } from './period/en.ts'
import { th as thPrize } from './prize/th.ts'
import { en as enPrize } from './prize/en.ts'
import { th as thPromotion } from './promotion/th.ts'
import { en as enPromotion } from './promotion/en.ts'
import { th as thWheel } from './wheel/th.ts'
import { en as enWheel } from './wheel/en.ts'
import { th as thWinLost } from './winLost/th.ts'
import { en as enWinLost } from './winLost/en.ts'

export const tables = {
  th: {
    rewards: thShared,
    'rewards/affiliate': thAffiliate,
    'rewards/checkIn': thCheckIn,
    'rewards/claims': thClaims,
    'rewards/flipCard': thFlipCard,
    'rewards/levels': thLevels,
    'rewards/levels/name': thLevelsName,
    'rewards/parcel': thParcel,
    'rewards/period': thPeriod,
    'rewards/prize': thPrize,
    'rewards/promotion': thPromotion,
    'rewards/wheel': thWheel,
    'rewards/winLost': thWinLost,
  },
  en: {
    rewards: enShared,
    'rewards/affiliate': enAffiliate,
    'rewards/checkIn': enCheckIn,
    'rewards/claims': enClaims,
    'rewards/flipCard': enFlipCard,
    'rewards/levels': enLevels,
    'rewards/levels/name': enLevelsName,
    'rewards/parcel': enParcel,
    'rewards/period': enPeriod,
    'rewards/prize': enPrize,
    'rewards/promotion': enPromotion,
    'rewards/wheel': enWheel,
    'rewards/winLost': enWinLost,
  },
} as const satisfies LanguageTables
