/** Thai texts of the bell. */
export const th = {
  title: 'การแจ้งเตือน',
  unread: 'การแจ้งเตือน มีใหม่ {count} รายการ',
} as const
