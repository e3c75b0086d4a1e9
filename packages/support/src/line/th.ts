export const th = {
  title: 'ติดต่อเรา',
  main: 'ไลน์หลัก',
  bubble: 'คุยกับเจ้าหน้าที่ทางไลน์',
} as const
