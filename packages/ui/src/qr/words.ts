import { words } from '@member/i18n'

export const id = 'ui/qr'

export const th = { label: 'QR', failed: 'แสดง QR ไม่สำเร็จ' } as const

export const t = words<typeof th>(id)
