/** Thai texts of the credit. */
export const th = {
  balanceType: 'ไม่มียอดเงินประเภทนี้',
} as const
