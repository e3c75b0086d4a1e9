import * as v from 'valibot'

/** Function that returns a random integer from 0 to `below` − 1. */
export type Chance = (below: number) => number

/** Result of a round: the payment in hundredths of the stake, and what the page shows. */
type Drawn = { hundredths: number; shown: Record<string, unknown> }

/** A card, drawn with replacement: rank 1 to 13, and one of four suits. */
type Card = { rank: number; suit: number }

const dealTwo = (chance: Chance): [Card, Card] => [dealOne(chance), dealOne(chance)]

const dealOne = (chance: Chance): Card => ({ rank: 1 + chance(13), suit: chance(4) })

/** Returns the points of a hand: the last digit of the sum, in which face cards count ten. */
const points = (cards: Card[]) => cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0) % 10

/** Draws ป๊อกเด้ง against the dealer, two cards each; a win with two cards of one suit pays double. */
function drawCards(chance: Chance): Drawn {
  const mine = dealTwo(chance)
  const dealer = dealTwo(chance)
  const lead = points(mine) - points(dealer)
  const isDouble = mine[0].suit === mine[1].suit
  const shown = { mine, dealer, points: { mine: points(mine), dealer: points(dealer) }, isDouble }
  if (lead === 0) return { hundredths: 100, shown }
  return { hundredths: lead < 0 ? 0 : isDouble ? 240 : 170, shown }
}

// Hits per 10,000 shots; each kind returns 95 %.
const fish: Record<string, { hits: number; hundredths: number }> = {
  small: { hits: 4_750, hundredths: 200 },
  middle: { hits: 1_900, hundredths: 500 },
  great: { hits: 475, hundredths: 2_000 },
}

function drawFish(chance: Chance, choice: string): Drawn {
  const { hits, hundredths } = fish[choice] ?? { hits: 0, hundredths: 0 }
  const isHit = chance(10_000) < hits
  return { hundredths: isHit ? hundredths : 0, shown: { fish: choice, isHit } }
}

const odds: Record<string, number> = { home: 210, draw: 360, away: 320 }

/** Draws an instant match: of 100 matches, the home side wins 45, and 26 end equal. */
function drawMatch(chance: Chance, choice: string): Drawn {
  const luck = chance(100)
  const result = luck < 45 ? 'home' : luck < 71 ? 'draw' : 'away'
  const less = chance(3)
  const more = less + 1 + chance(3)
  const score = result === 'draw' ? [less, less] : result === 'home' ? [more, less] : [less, more]
  return { hundredths: result === choice ? (odds[result] ?? 0) : 0, shown: { result, score } }
}

/** Draws two digits; a correct choice pays 90 times the stake. */
function drawNumber(chance: Chance, choice: string): Drawn {
  const number = String(chance(100)).padStart(2, '0')
  return { hundredths: number === choice ? 9_000 : 0, shown: { number, choice } }
}

// Three of a kind, in hundredths of the stake; together with pairs 94.9 % are returned.
const triples = [800, 1_000, 1_200, 1_500, 2_500, 4_500]
const pair = 100

function drawReels(chance: Chance): Drawn {
  const reels = [chance(6), chance(6), chance(6)]
  const kinds = new Set(reels).size
  const hundredths = kinds === 1 ? (triples[reels[0] ?? 0] ?? 0) : kinds === 2 ? pair : 0
  return { hundredths, shown: { reels } }
}

/** Draws player against banker, two cards each: a correct side pays 0.95 to 1, a tie 8 to 1. */
function drawTable(chance: Chance, choice: string): Drawn {
  const player = dealTwo(chance)
  const banker = dealTwo(chance)
  const lead = points(player) - points(banker)
  const winner = lead > 0 ? 'player' : lead < 0 ? 'banker' : 'tie'
  const shown = { player, banker, points: { player: points(player), banker: points(banker) }, winner }
  if (winner === choice) return { hundredths: winner === 'tie' ? 900 : 195, shown }
  // A tie refunds stakes on a side.
  return { hundredths: winner === 'tie' ? 100 : 0, shown }
}

type Play = {
  choices: readonly string[]
  draw: (chance: Chance, choice: string) => Drawn
}

const plays: Record<string, Play> = {
  slot: { choices: [], draw: drawReels },
  casino: { choices: ['player', 'tie', 'banker'], draw: drawTable },
  card: { choices: [], draw: drawCards },
  fishing: { choices: ['small', 'middle', 'great'], draw: drawFish },
  sport: { choices: ['home', 'draw', 'away'], draw: drawMatch },
  lotto: {
    choices: Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
    draw: drawNumber,
  },
}

/** Returns the rules of a category; an unknown category is played as a slot. */
export const playOf = (category: string): Play => plays[category] ?? { choices: [], draw: drawReels }

/** Returns the choice of a round, empty in a category without choices; undefined if it is invalid. */
export function choiceIn(category: string, given: unknown): string | undefined {
  const { choices } = playOf(category)
  if (choices.length === 0) return ''
  const read = v.safeParse(v.picklist(choices), given)
  return read.success ? read.output : undefined
}
