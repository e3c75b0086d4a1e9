/** Thai texts of the parts that pages are made of. */
export const th = {
  menu: 'เมนู',
  signOut: 'ออกจากระบบ',
  none: 'ไม่มีรายการ',
  search: 'ค้นหา',
}
