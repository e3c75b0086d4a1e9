export { CreditBadge } from './credit/CreditBadge.tsx'
export { useFreshCredit } from './credit/useFreshCredit.ts'
export { RecentFeed } from './recent/RecentFeed.tsx'
