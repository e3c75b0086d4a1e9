export const id = 'i18n'

/** Thai formats of money and moments; dates as patterns of dayjs, with the Buddhist era. */
export const th = {
  baht: '{figures}\u00a0บาท',
  date: 'DD/MM/BBBB',
  month: 'MMMM BBBB',
  time: '{clock}\u00a0น.',
  hours: '{count} ชั่วโมง',
  minutes: '{count} นาที',
} as const
