import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts shared by several folders; `launch` and `lobby` have their own. */
export const en = {
  categories: {
    title: 'Game categories',
    all: 'All',
    sport: 'Sports',
    casino: 'Live casino',
    slot: 'Slots',
    fishing: 'Fishing',
    card: 'Cards',
    lotto: 'Lottery',
    hot: 'Popular',
  },
  card: {
    hot: 'Hot',
    fresh: 'New',
    closed: 'Maintenance',
    like: 'Add {name} to favourites',
    unlike: 'Remove {name} from favourites',
    likeFailed: 'Your favourite was not saved. Please try again.',
    again: 'Open game',
    loading: 'Loading games',
  },
  category: {
    title: 'Games',
    providers: 'Providers',
    fresh: 'New',
    hot: '{category}: top games',
    hottest: 'Popular in all categories',
    recent: 'Recently played',
    again: 'Recently played',
    favourites: 'My favourites',
    mine: 'My games',
    toAll: 'See all games',
    noneAgain: 'Games you play appear here',
    noFavourites: 'Tap the heart on a game to find it here',
    seeAll: 'See all {count:number} {count|game|games}',
    more: 'See all',
    empty: 'No games in this category yet',
    emptyHint: 'Choose another category to see the games that are open',
    maintenance: 'Maintenance',
  },
} as const satisfies Translation<typeof th>
