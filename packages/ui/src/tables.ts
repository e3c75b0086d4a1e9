import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './language/th.ts'
import { en as enShared } from './language/en.ts'
import { th as thAmountField } from './amountField/th.ts'
import { en as enAmountField } from './amountField/en.ts'
import { thBank } from './bank/thBank.ts'
import { enBank } from './bank/enBank.ts'
import { thPicker } from './bank/thPicker.ts'
import { enPicker } from './bank/enPicker.ts'
import { th as thCommand } from './command/th.ts'
import { en as enCommand } from './command/en.ts'
import { th as thEmbeddedFrame } from './embeddedFrame/th.ts'
import { en as enEmbeddedFrame } from './embeddedFrame/en.ts'
import { th as thFeedback } from './feedback/th.ts'
import { en as enFeedback } from './feedback/en.ts'
import { thSearch } from './field/thSearch.ts'
import { enSearch } from './field/enSearch.ts'
import { th as thFile } from './file/th.ts'
import { en as enFile } from './file/en.ts'
import { th as thLine } from './line/th.ts'
import { en as enLine } from './line/en.ts'
import { th as thOwnMoney } from './ownMoney/th.ts'
import { en as enOwnMoney } from './ownMoney/en.ts'
import { th as thQr } from './qr/th.ts'
import { en as enQr } from './qr/en.ts'

export const tables = {
  th: {
    ui: thShared,
    'ui/amountField': thAmountField,
    'ui/bank': thBank,
    'ui/bankPicker': thPicker,
    'ui/command': thCommand,
    'ui/embeddedFrame': thEmbeddedFrame,
    'ui/feedback': thFeedback,
    'ui/file': thFile,
    'ui/line': thLine,
    'ui/ownMoney': thOwnMoney,
    'ui/qr': thQr,
    'ui/searchField': thSearch,
  },
  en: {
    ui: enShared,
    'ui/amountField': enAmountField,
    'ui/bank': enBank,
    'ui/bankPicker': enPicker,
    'ui/command': enCommand,
    'ui/embeddedFrame': enEmbeddedFrame,
    'ui/feedback': enFeedback,
    'ui/file': enFile,
    'ui/line': enLine,
    'ui/ownMoney': enOwnMoney,
    'ui/qr': enQr,
    'ui/searchField': enSearch,
  },
} as const satisfies LanguageTables
