/** What a member reads of the last movements. */
export const th = {
  title: 'รายการล่าสุด',
  all: 'ดูทั้งหมด',
  none: 'ยังไม่มีรายการเงิน',
  deposit: 'ฝากเงินครั้งแรก',
} as const
