export { CreditBadge } from './credit/CreditBadge.tsx'
export { RecentFeed } from './recent/RecentFeed.tsx'
