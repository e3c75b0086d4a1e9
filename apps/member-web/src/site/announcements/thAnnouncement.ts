export const thAnnouncement = {
  read: 'อ่านรายละเอียด',
  dismiss: 'ไม่แสดงอีกในวันนี้',
  marquee: 'ประกาศจากเว็บไซต์',
  pause: 'หยุดข้อความเลื่อน',
  run: 'เลื่อนข้อความต่อ',
  count: (at: number, of: number) => `ประกาศ ${at} จาก ${of}`,
  close: 'ปิด',
  failed: 'แสดงรายละเอียดไม่สำเร็จ',
} as const
