import type { Translation } from '@member/i18n'

/** Remark of a withdrawal, stored in Thai and English like those that staff write. */
export const th = {
  refused: 'ธนาคารปลายทางไม่รับรายการ กรุณาลองใหม่ หรือติดต่อเจ้าหน้าที่',
} as const

export const en = {
  refused: 'The receiving bank did not accept the transfer. Please try again, or contact our team.',
} as const satisfies Translation<typeof th>
