import { ofFriends, ofGames, ofMembers, ofSite } from './members.ts'
import { ofMoney } from './money.ts'
import { ofRewards } from './rewards.ts'
import { forVisitors } from './visitors.ts'

export const forMembers = {
  site: ofSite,
  themselves: ofMembers,
  money: ofMoney,
  games: ofGames,
  friends: ofFriends,
  rewards: ofRewards,
}

export const alteredCalls = new Set(
  [...forVisitors, ...Object.values(forMembers).flat()].map(({ call }) => call),
)
