export { useCheckInDue } from './checkIn/useCheckInDue.ts'
export { LevelBadge } from './levels/LevelBadge.tsx'
export { usePromotionOpen } from './promotion/usePromotionOpen.ts'
