import type { LanguageTables } from '@member/i18n'
import { th as thShared } from './form/th.ts'
import { en as enShared } from './form/en.ts'
import { th as thAddress } from './address/th.ts'
import { en as enAddress } from './address/en.ts'
import { th as thDevices } from './devices/th.ts'
import { en as enDevices } from './devices/en.ts'
import { th as thForgotPassword } from './forgotPassword/th.ts'
import { en as enForgotPassword } from './forgotPassword/en.ts'
import { th as thLastLogin } from './lastLogin/th.ts'
import { en as enLastLogin } from './lastLogin/en.ts'
import { th as thLogin } from './login/th.ts'
import { en as enLogin } from './login/en.ts'
import { th as thLogout } from './logout/th.ts'
import { en as enLogout } from './logout/en.ts'
import { th as thPasskeys } from './passkeys/th.ts'
import { en as enPasskeys } from './passkeys/en.ts'
import { th as thPassword } from './password/th.ts'
import { en as enPassword } from './password/en.ts'
import { th as thProfile } from './profile/th.ts'
import { en as enProfile } from './profile/en.ts'
import { th as thRegister } from './register/th.ts'
import { en as enRegister } from './register/en.ts'
import { th as thSecondFactor } from './secondFactor/th.ts'
import { en as enSecondFactor } from './secondFactor/en.ts'
import { th as thTrust } from './trust/th.ts'
import { en as enTrust } from './trust/en.ts'

export const tables = {
  th: {
    auth: thShared,
    'auth/address': thAddress,
    'auth/devices': thDevices,
    'auth/forgotPassword': thForgotPassword,
    'auth/lastLogin': thLastLogin,
    'auth/login': thLogin,
    'auth/logout': thLogout,
    'auth/passkeys': thPasskeys,
    'auth/password': thPassword,
    'auth/profile': thProfile,
    'auth/register': thRegister,
    'auth/secondFactor': thSecondFactor,
    'auth/trust': thTrust,
  },
  en: {
    auth: enShared,
    'auth/address': enAddress,
    'auth/devices': enDevices,
    'auth/forgotPassword': enForgotPassword,
    'auth/lastLogin': enLastLogin,
    'auth/login': enLogin,
    'auth/logout': enLogout,
    'auth/passkeys': enPasskeys,
    'auth/password': enPassword,
    'auth/profile': enProfile,
    'auth/register': enRegister,
    'auth/secondFactor': enSecondFactor,
    'auth/trust': enTrust,
  },
} as const satisfies LanguageTables
