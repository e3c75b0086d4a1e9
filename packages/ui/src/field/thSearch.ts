export const thSearch = { clear: 'ล้างคำค้นหา' } as const
