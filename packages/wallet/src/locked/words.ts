import { words } from '@member/i18n'
import type { LockedMoney } from '@member/api-client'

export const id = 'wallet/kept'

export const th = {
  title: 'เงินที่พักไว้ ยังใช้เล่นไม่ได้',
  why: {
    DEPOSIT_LIMIT: 'ยอดนี้เกินวงเงินฝากที่คุณตั้งไว้',
    BREAK: 'ระหว่างพักการเล่น ยอดนี้ยังใช้เล่นไม่ได้',
    EXCLUSION: 'ระหว่างงดเล่น ยอดนี้ยังใช้เล่นไม่ได้',
    REVIEW: 'เจ้าหน้าที่กำลังตรวจสอบบัญชีของคุณ เมื่อตรวจสอบเสร็จจึงใช้เล่นได้',
  } satisfies Record<LockedMoney['reason'], string>,
  limit: {
    DAY: 'ยอดนี้เกินวงเงินฝาก {amount:shortBaht}ต่อวันที่คุณตั้งไว้',
    WEEK: 'ยอดนี้เกินวงเงินฝาก {amount:shortBaht}ต่อสัปดาห์ที่คุณตั้งไว้',
    MONTH: 'ยอดนี้เกินวงเงินฝาก {amount:shortBaht}ต่อเดือนที่คุณตั้งไว้',
  },
  newPeriod: 'ใช้เล่นได้ตามวงเงินรอบใหม่ เริ่ม {time:dateTime}',
  until: 'ใช้เล่นได้ตั้งแต่ {time:dateTime}',
  own: 'เป็นเงินของคุณ ถอนได้ทุกเมื่อ และเมื่อถอน ระบบใช้ยอดนี้ก่อน',
} as const

export const t = words<typeof th>(id)
