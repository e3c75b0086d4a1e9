import { words } from '@member/i18n'

export const id = 'auth/welcome'

export const th = {
  success: 'เข้าสู่ระบบสำเร็จ',
  lastLogin: 'เข้าสู่ระบบครั้งก่อน {dateTime:dateTime}',
} as const

/** Texts after a log-in, apart from those of the form: a page with a date loads how dates are written. */
export const t = words<typeof th>(id)
