/** Thai texts of the desk's pages. */
export const th = {
  done: 'เรียบร้อยแล้ว',
  none: 'ไม่มีรายการ',
  search: 'ค้นหา',
  save: 'บันทึก',
  why: 'เหตุผล',
  log: 'บันทึกการทำงาน',
  reasonRead: 'เหตุผล สมาชิกจะเห็นข้อความนี้',
  reasonEnglish: 'เหตุผลภาษาอังกฤษ (ไม่บังคับ)',
  askedBank: 'สอบถามธนาคารแล้ว',
  another: 'เป็นการโอนคนละครั้งกับยอดที่เติมไปแล้ว',
  searchLog: 'ชื่อเจ้าหน้าที่ รายการ เหตุผล หรือรหัส',
}
