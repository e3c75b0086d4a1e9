export const th = {
  hide: 'ซ่อนยอดเงิน',
  show: 'แสดงยอดเงิน',
  hidden: 'ซ่อนยอดไว้',
} as const
