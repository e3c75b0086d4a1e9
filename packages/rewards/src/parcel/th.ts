export const th = {
  to: 'จัดส่งไปที่',
  change: 'แก้ไข',
  changeWhat: 'ที่อยู่จัดส่ง',
  missing: 'กรุณากรอกที่อยู่จัดส่งก่อน',
  missingText: 'รางวัลที่เป็นสิ่งของจะส่งตามที่อยู่นี้',
  fill: 'กรอกที่อยู่จัดส่ง',
  status: { PENDING: 'รอดำเนินการ', APPROVED: 'กำลังเตรียมจัดส่ง', SHIPPED: 'จัดส่งแล้ว', REJECTED: 'ไม่อนุมัติ' },
  received: 'ได้รับแล้ว',
  asked: (when: string) => `ขอเมื่อ ${when}`,
  cost: (points: string) => `${points} คะแนน`,
  tracking: 'เลขพัสดุ',
  copyTracking: 'คัดลอกเลขพัสดุ',
  reason: (reason: string) => `เหตุผล: ${reason}`,
  empty: 'ยังไม่มีรายการ',
  line: (address: {
    address: string
    subDistrict: string
    district: string
    province: string
    zipcode: string
  }) =>
    `${address.address} ${address.subDistrict} ${address.district} ${address.province} ${address.zipcode}`,
}
