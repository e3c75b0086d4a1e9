export const thDashboard = {
  hello: (name: string) => `สวัสดี คุณ${name}`,
  username: (username: string) => `ชื่อผู้ใช้ ${username}`,
  next: {
    title: 'รับได้ตอนนี้',
    checkIn: 'เช็กอินวันนี้ได้',
    promotion: 'เปิดอยู่ตอนนี้',
    points: (count: string) => `มี ${count} คะแนน`,
  },
  games: 'เล่นอะไรดี',
  news: 'ประกาศ',
} as const
