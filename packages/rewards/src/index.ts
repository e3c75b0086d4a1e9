export { useCheckInDue } from './checkIn/checkIn.ts'
export { LevelBadge } from './levels/LevelBadge.tsx'
export { usePromotionOpen } from './promotion/usePromotionOpen.ts'
