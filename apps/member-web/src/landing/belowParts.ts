// Evaluated in a task of its own, before what it is a part of. By name: a whole namespace would keep all of it.
export { CategoryStrip } from '@member/games'
export { RecentFeed } from '@member/wallet'
