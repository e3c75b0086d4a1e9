/** Thai texts of what is on its way. */
export const th = {
  kept: 'พักไว้ {amount} ถอนได้',
  slip: 'สลิปรอตรวจ {count:number} รายการ',
  deposit: 'ยอดฝากรอตรวจ {count:number} รายการ',
  withdrawal: 'ถอนเงินรอโอน {count:number} รายการ',
} as const
