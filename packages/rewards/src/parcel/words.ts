import { words } from '@member/i18n'

export const id = 'rewards/parcel'

export const th = {
  to: 'จัดส่งไปที่',
  change: 'แก้ไข',
  changeWhat: 'ที่อยู่จัดส่ง',
  missing: 'กรุณากรอกที่อยู่จัดส่งก่อน',
  missingText: 'รางวัลที่เป็นสิ่งของจะส่งตามที่อยู่นี้',
  fill: 'กรอกที่อยู่จัดส่ง',
  status: { PENDING: 'รอดำเนินการ', APPROVED: 'กำลังเตรียมจัดส่ง', SHIPPED: 'จัดส่งแล้ว', REJECTED: 'ไม่อนุมัติ' },
  received: 'ได้รับแล้ว',
  asked: 'ส่งคำขอเมื่อ {when:dateTime}',
  cost: '{points:number} คะแนน',
  tracking: 'เลขพัสดุ',
  copyTracking: 'คัดลอกเลขพัสดุ',
  reason: 'เหตุผล: {reason}',
  empty: 'ยังไม่มีรายการ',
} as const

export const t = words<typeof th>(id)
