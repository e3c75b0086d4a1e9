export const th = {
  menu: 'เมนู',
  none: 'ไม่มีรายการ',
  search: 'ค้นหา',
}
