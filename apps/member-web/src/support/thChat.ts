export const thChat = {
  open: 'แชทกับทีมงาน',
  close: 'ปิดแชท',
  frame: 'หน้าต่างแชท',
  title: 'แชทกับทีมงาน',
} as const
