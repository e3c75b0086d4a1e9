export { CreditBadge } from './credit/CreditBadge.tsx'
export { RecentLine } from './recent/RecentLine.tsx'
export { RecentFeed } from './recent/RecentFeed.tsx'
