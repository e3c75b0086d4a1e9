/** Thai texts of payouts that are kept with a withdrawal. */
export const th = {
  refused: 'ธนาคารปลายทางไม่รับรายการ กรุณาลองใหม่ หรือติดต่อเจ้าหน้าที่',
} as const
