/** Names that several places show. */
export const thNames = {
  casino: 'คาสิโนสด',
  history: 'ประวัติรายการ',
  games: 'เกมทั้งหมด',
  media: 'กิจกรรม',
} as const
