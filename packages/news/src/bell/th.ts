export const th = {
  title: 'การแจ้งเตือน',
  unread: 'มีใหม่ {count} รายการ',
} as const
