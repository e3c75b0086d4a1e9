import type { Translation } from '@member/i18n'
import { textsIn } from '../../../values/texts.ts'

const th = {
  left: 'ยังมีเงินในบัญชี {amount:baht} กรุณาถอนหรือรับเข้าเครดิตให้หมดก่อนขอปิดบัญชี หากถอนไม่ได้ กรุณาติดต่อเจ้าหน้าที่',
  underWay: 'ยังมีเกมหรือคำขอถอนที่ไม่เสร็จ กรุณารอให้เสร็จก่อนขอปิดบัญชี',
} as const

const en = {
  left: 'There is still {amount:baht} in your account. Withdraw or collect all of it before you ask to close the account. If that is not possible, please contact our team.',
  underWay:
    'A game or a withdrawal is not finished yet. Please wait for it before you ask to close the account.',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
