export const th = {
  title: 'รายการล่าสุด',
  all: 'ดูทั้งหมด',
  none: 'ยังไม่มีรายการเงิน',
  deposit: 'ฝากเงิน',
} as const
