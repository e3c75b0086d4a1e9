import { words } from '@member/i18n'

export const id = 'home/movie'

export const th = {
  film: 'ภาพยนตร์',
  moviePicture: 'ภาพยนตร์ที่แนะนำ',
  posters: 'โปรแกรมแนะนำ',
  press: 'กดที่โปสเตอร์เพื่อดูภาพใหญ่',
  poster: 'โปสเตอร์เรื่องที่ {place}',
  posterOf: 'โปสเตอร์ {place} จาก {count}',
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  noFilms: 'ยังไม่มีภาพยนตร์',
  noFilmsNext: 'กลับมาดูใหม่ภายหลัง',
  toEvents: 'ดูกิจกรรมอื่น',
} as const

export const t = words<typeof th>(id)
