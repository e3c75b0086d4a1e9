import { words } from '@member/i18n'

export const id = 'rewards/levels/name'

export const th = {
  name: { 1: 'ซิลเวอร์', 2: 'โกลด์', 3: 'แพลทินัม', 4: 'ไดมอนด์', 5: 'วีไอพี', 6: 'วีไอพี' },
  label: 'ระดับสมาชิก {name}',
  disabled: 'ยังไม่เปิด',
  lines: {
    first: 'ระดับเริ่มต้นของสมาชิกทุกคน',
    total: 'ยอดฝากสะสมตั้งแต่ {amount:shortBaht}',
    month: 'ยอดฝากภายใน 1 เดือนตั้งแต่ {amount:shortBaht}',
    perDay: 'ถอนได้สูงสุดวันละ {amount:shortBaht}',
    perTime: 'ถอนได้สูงสุดครั้งละ {amount:shortBaht}',
    times: 'ถอนได้วันละ {times:number} ครั้ง',
  },
} as const

export const t = words<typeof th>(id)
