import { cardGames, casinoGames, prey } from './tableNames.ts'
import { sports } from './fixtureNames.ts'
import { figures } from './slotNames.ts'

const known = [...sports, ...casinoGames, ...cardGames, ...prey, ...figures]
  .map(([, english]) => english)
  // Longest first: "No Commission Baccarat" before "Baccarat".
  .toSorted((one, other) => other.length - one.length)

export const subjectOf = (english: string): string =>
  known.find((subject) => english.includes(subject)) ?? english
