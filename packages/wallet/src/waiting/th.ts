/** Thai texts of what is on its way. */
export const th = {
  slip: 'สลิปรอตรวจ {count:number} รายการ',
  deposit: 'ยอดฝากรอตรวจ {count:number} รายการ',
  withdrawal: 'ถอนเงินรอโอน {count:number} รายการ',
} as const
