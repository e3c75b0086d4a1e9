/** Words of a QR code. */
export const th = { label: 'QR', failed: 'แสดง QR ไม่สำเร็จ' } as const
