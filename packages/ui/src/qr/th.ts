export const th = { label: 'QR', failed: 'แสดง QR ไม่สำเร็จ' } as const
