import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './money/th.ts'
import { en as enShared } from './money/en.ts'
import { th as thDeposit } from './deposit/th.ts'
import { en as enDeposit } from './deposit/en.ts'
import { th as thHistory } from './history/th.ts'
import { en as enHistory } from './history/en.ts'
import { th as thLocked } from './locked/th.ts'
import { en as enLocked } from './locked/en.ts'
import { th as thLastMovements } from './lastMovements/th.ts'
import { en as enLastMovements } from './lastMovements/en.ts'
import { th as thLedger } from './ledger/th.ts'
import { en as enLedger } from './ledger/en.ts'
import { th as thSlip } from './slip/th.ts'
import { en as enSlip } from './slip/en.ts'
import { th as thTurnover } from './turnover/th.ts'
import { en as enTurnover } from './turnover/en.ts'
import { thCancel } from './turnover/thCancel.ts'
import { enCancel } from './turnover/enCancel.ts'
import { th as thWaiting } from './waiting/th.ts'
import { en as enWaiting } from './waiting/en.ts'
import { thWidgets } from './money/thWidgets.ts'
import { enWidgets } from './money/enWidgets.ts'
import { th as thWithdraw } from './withdraw/th.ts'
import { en as enWithdraw } from './withdraw/en.ts'
import { thProgress as thWithdrawProgress } from './withdraw/thProgress.ts'
import { enProgress as enWithdrawProgress } from './withdraw/enProgress.ts'

export const tables = {
  th: {
    wallet: thShared,
    'wallet/deposit': thDeposit,
    'wallet/history': thHistory,
    'wallet/kept': thLocked,
    'wallet/lastMovements': thLastMovements,
    'wallet/ledger': thLedger,
    'wallet/slip': thSlip,
    'wallet/turnover': thTurnover,
    'wallet/turnover/cancel': thCancel,
    'wallet/waiting': thWaiting,
    'wallet/widgets': thWidgets,
    'wallet/withdraw': thWithdraw,
    'wallet/withdraw/way': thWithdrawProgress,
  },
  en: {
    wallet: enShared,
    'wallet/deposit': enDeposit,
    'wallet/history': enHistory,
    'wallet/kept': enLocked,
    'wallet/lastMovements': enLastMovements,
    'wallet/ledger': enLedger,
    'wallet/slip': enSlip,
    'wallet/turnover': enTurnover,
    'wallet/turnover/cancel': enCancel,
    'wallet/waiting': enWaiting,
    'wallet/widgets': enWidgets,
    'wallet/withdraw': enWithdraw,
    'wallet/withdraw/way': enWithdrawProgress,
  },
} as const satisfies LanguageTables
