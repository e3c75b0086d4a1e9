export const th = {
  film: 'ภาพยนตร์',
  moviePicture: 'ภาพยนตร์ที่แนะนำ',
  posters: 'โปรแกรมแนะนำ',
  poster: 'โปสเตอร์เรื่องที่ {place}',
  noFilms: 'ยังไม่มีภาพยนตร์',
  noFilmsNext: 'กลับมาดูใหม่ภายหลัง',
  toEvents: 'ดูกิจกรรมอื่น',
} as const
