export { LevelBadge } from './levels/LevelBadge.tsx'
