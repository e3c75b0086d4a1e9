import {
  blue,
  dim,
  disc,
  fire,
  gleam,
  gold,
  green,
  ink,
  paper,
  red,
  shade,
  steel,
  type Emblem,
} from './shapes.ts'

const suits = {
  Spade: [
    ink,
    'M0-26C7-13 24-5 24 9c0 11-14 13-20 5C4 20 6 24 9 27H-9C-6 24-4 20-4 14c-6 8-20 6-20-5C-24-5-7-13 0-26z',
  ],
  Heart: [red, 'M0 26C-30 6-28-20-12-22-5-23 0-18 0-14 0-18 5-23 12-22 28-20 30 6 0 26z'],
  Diamond: [red, 'M0-28L20 0 0 28-20 0z'],
  Club: [
    ink,
    `${disc(0, -13, 11)}${disc(-12, 5, 11)}${disc(12, 5, 11)}M-3 0h6c0 14 3 22 8 26h-22c5-4 8-12 8-26z`,
  ],
} as const

const ace = ([paint, d]: readonly [string, string]): Emblem => [
  [dim, 'M-22-42h56q6 0 6 6v80q0 6-6 6h-56q-6 0-6-6v-80q0-6 6-6z'],
  [paper, 'M-30-46h56q6 0 6 6v80q0 6-6 6h-56q-6 0-6-6v-80q0-6 6-6z'],
  [paint, d],
  [gleam, 'M-30-46h56q6 0 6 6v14h-68v-14q0-6 6-6z'],
]

const chips = (paint: string, x: number, height: number) =>
  Array.from({ length: height }, (_, at): Emblem => {
    const y = 34 - at * 11
    return [
      [paint, `M${x - 20} ${y - 8}v8a20 7 0 0 0 40 0v-8z`],
      [paper, `M${x - 5} ${y - 2}h10v9h-10z`],
    ]
  }).flat()

const bar = (x: number, y: number): Emblem => [
  [gold, `M${x - 24} ${y + 10}l6-20h36l6 20z`],
  [gleam, `M${x - 18} ${y - 10}h36l2 6h-40z`],
  [dim, `M${x - 24} ${y + 10}l2-6h44l2 6z`],
]

export const decks = {
  aceSpade: ace(suits.Spade),
  aceHeart: ace(suits.Heart),
  aceDiamond: ace(suits.Diamond),
  aceClub: ace(suits.Club),
  stack: [...chips(blue, -24, 4), ...chips(red, 2, 6), ...chips(green, 28, 3)],
  bars: [...bar(-22, 26), ...bar(24, 26), ...bar(0, 4)],
  purse: [
    [red, 'M-14-22C-44 0-46 40-20 42H20C46 40 44 0 14-22z'],
    [gold, 'M-18-30h36l-6 12h-24z'],
    [fire, 'M-16-20h32v6h-32z'],
    [gold, disc(0, 14, 15)],
    [shade, 'M-14-22C-44 0-46 40-20 42H20C46 40 44 0 14-22z'],
  ],
  goal: [
    [steel, 'M-46-34h92v70h-7v-63h-78v63h-7z'],
    [
      gleam,
      'M-36-14h72v2h-72zM-36 4h72v2h-72zM-36 22h72v2h-72zM-20-26h2v62h-2zM0-26h2v62h-2zM20-26h2v62h-2z',
    ],
    [paper, disc(14, 24, 17)],
    [ink, 'M14 15l8 6-3 9H9l-3-9z'],
    [shade, disc(14, 24, 17)],
  ],
  cup: [
    [gold, 'M-26-40h52c0 34-8 50-20 54v14h14v12h-40V28h14V14c-12-4-20-20-20-54z'],
    [
      gold,
      'M-26-32h-16c0 22 8 32 22 34l-3-8c-7-3-10-8-11-18h10zM26-32h16c0 22-8 32-22 34l3-8c7-3 10-8 11-18H24z',
    ],
    [gleam, 'M-20-36h10c0 24 2 34 8 44-12-6-18-22-18-44z'],
  ],
} satisfies Record<string, Emblem>
