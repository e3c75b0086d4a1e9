/* global words */
// The stage of each category, before and during a round. Built from text and classes only; markup is never
// parsed.

const element = (className, text, ...children) => {
  const made = document.createElement('div')
  made.className = className
  if (text) made.textContent = text
  for (const child of children) made.append(child)
  return made
}

const figures = ['7', '★', '◆', '●', '♣', '☾']
const reel = (figure) => element(`reel figure-${figure}`, figures[figure])

const ranks = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = ['♠', '♥', '♦', '♣']
const card = ({ rank, suit }, place) => {
  const made = element(`playing-card suit-${suit} place-${place}`, ranks[rank])
  made.append(element('suit', suits[suit]))
  return made
}
const back = () => element('playing-card back')
const hand = (name, cards, points, isAhead) =>
  element(
    isAhead ? 'hand ahead' : 'hand',
    '',
    element('hand-name', name),
    element('cards', '', ...cards),
    element('points', points === undefined ? '' : `${words.shown.points} ${points}`),
  )

const table = (mine, dealer, names) => [
  hand(names[0], mine ? mine.cards.map(card) : [back(), back()], mine && mine.points, mine && mine.isAhead),
  hand(
    names[1],
    dealer ? dealer.cards.map(card) : [back(), back()],
    dealer && dealer.points,
    dealer && dealer.isAhead,
  ),
]

const side = (cards, points, isAhead) => ({ cards, points, isAhead })

window.shapes = {
  slot: (shown) => (shown ? shown.reels : [0, 0, 0]).map(reel),
  casino: (shown) =>
    table(
      shown && side(shown.player, shown.points.player, shown.winner === 'player'),
      shown && side(shown.banker, shown.points.banker, shown.winner === 'banker'),
      [words.choices.player.split(' ')[0], words.choices.banker.split(' ')[0]],
    ),
  card: (shown) =>
    table(
      shown && side(shown.mine, shown.points.mine, shown.points.mine > shown.points.dealer),
      shown && side(shown.dealer, shown.points.dealer, shown.points.dealer > shown.points.mine),
      [
        shown && shown.isDouble ? `${words.shown.mine} · ${words.shown.double}` : words.shown.mine,
        words.shown.dealer,
      ],
    ),
  fishing: (shown) => [
    element(
      'sea',
      '',
      ...['small', 'middle', 'great'].map((fish) => {
        const state = !shown || shown.fish !== fish ? '' : shown.isHit ? ' hit' : ' missed'
        return element(`fish ${fish}${state}`, '', element('eye'), element('tail'))
      }),
    ),
    element('called', shown ? (shown.isHit ? words.shown.hit : words.shown.missed) : ''),
  ],
  lotto: (shown) => [
    element('called', words.shown.number),
    element('balls', '', ...(shown ? shown.number : '--').split('').map((digit) => element('ball', digit))),
  ],
  sport: (shown) => [
    element(
      'match',
      '',
      element('side', words.shown.home),
      element('score', shown ? shown.score.join(' – ') : 'vs'),
      element('side', words.shown.away),
    ),
  ],
}
