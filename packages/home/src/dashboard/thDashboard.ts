export const thDashboard = {
  hello: 'สวัสดี คุณ{name}',
  next: {
    title: 'รับได้ตอนนี้',
    checkIn: 'เช็กอินวันนี้ได้',
    promotion: 'เปิดอยู่ตอนนี้',
    points: 'มี {count:number} คะแนน',
  },
  games: 'เกม',
  shortcuts: { title: 'เมนูลัด', unfold: 'เปิดเมนู', fold: 'พับเมนู' },
} as const
