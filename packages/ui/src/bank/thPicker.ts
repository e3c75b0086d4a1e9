export const thPicker = {
  more: 'ธนาคารอื่น',
  search: 'ค้นหาธนาคาร',
  none: 'ไม่พบธนาคารนี้',
} as const
