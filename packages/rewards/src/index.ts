export { useCheckInDue } from './checkIn/useCheckInDue.ts'
export { LevelBadge } from './levels/LevelBadge.tsx'
