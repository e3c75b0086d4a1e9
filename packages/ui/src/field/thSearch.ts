/** The words of a field that searches. */
export const thSearch = { clear: 'ล้างคำค้นหา' } as const
