import { words } from '@member/i18n'

export const id = 'games/ownLimit'

export const th = {
  movesUpTo: {
    LOSS: 'เข้าเกม {amount:baht} ตามวงเงินเสียที่คุณตั้งไว้ ที่เหลืออยู่ในเครดิต และเงินในเกมกลับเข้าเครดิตเมื่อออกจากเกม',
    STAKE: 'เข้าเกม {amount:baht} ตามวงเงินเดิมพันที่คุณตั้งไว้ ที่เหลืออยู่ในเครดิต และเงินในเกมกลับเข้าเครดิตเมื่อออกจากเกม',
  },
  entersUpTo: {
    LOSS: 'เข้าเกมได้ไม่เกิน {amount:baht} ตามวงเงินเสียที่คุณตั้งไว้',
    STAKE: 'เข้าเกมได้ไม่เกิน {amount:baht} ตามวงเงินเดิมพันที่คุณตั้งไว้',
  },
  limitFullTitle: { LOSS: 'ครบวงเงินเสียแล้ว', STAKE: 'ครบวงเงินเดิมพันแล้ว' },
  limitFull: {
    LOSS: 'ครบวงเงินเสีย {amount:shortBaht}ที่คุณตั้งไว้แล้ว เริ่มใหม่ {time:dateTime}',
    STAKE: 'ครบวงเงินเดิมพัน {amount:shortBaht}ที่คุณตั้งไว้แล้ว เริ่มใหม่ {time:dateTime}',
  },
} as const

export const tOwnLimit = words<typeof th>(id)
