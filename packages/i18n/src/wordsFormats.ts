export const id = 'i18n'

/** Thai formats of money and moments; dates as patterns of dayjs, with the Buddhist era. */
export const th = {
  baht: '{figures}\u00a0บาท',
  date: 'DD/MM/BBBB',
  day: 'D MMM BBBB',
  month: 'MMMM BBBB',
  dateTime: 'DD/MM/BBBB HH:mm\u00a0[น.]',
} as const
