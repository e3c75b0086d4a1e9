import { both, disc, ellipse, gleam, gold, ink, shade, type Emblem, type Shape } from './shapes.ts'

interface Looks {
  skin: string
  behind?: Emblem
  marks?: Emblem
  muzzle?: string
  nose?: Shape
}

const eyes: Emblem = [
  [ink, both((side) => disc(side * 13, -2, 5))],
  ['#fff', both((side) => disc(side * 13 + 1.6, -3.8, 1.8))],
]
const mouth: Shape = [ink, 'M0 17c-2 6-8 7-12 3 5 1 9-1 11-5h2c2 4 6 6 11 5-4 4-10 3-12-3z']
const snub: Shape = [ink, 'M-6 9h12c0 4-3 7-6 7s-6-3-6-7z']

const face = ({ skin, behind = [], marks = [], muzzle = '#fff3dc', nose = snub }: Looks): Emblem => [
  ...behind,
  [skin, disc(0, 4, 34)],
  ...marks,
  [muzzle, ellipse(0, 18, 18, 13)],
  mouth,
  nose,
  ...eyes,
  [shade, disc(0, 4, 34)],
]

const round = (skin: string, inside: string, far = 25, up = -22, radius = 13): Emblem => [
  [skin, both((side) => disc(side * far, up, radius))],
  [inside, both((side) => disc(side * far, up, radius * 0.55))],
]
const pointed = (skin: string, inside: string): Emblem => [
  [
    skin,
    both(
      (side) =>
        `M${side * 33} -2C${side * 36} -20 ${side * 34} -34 ${side * 30} -42 ${side * 20} -38 ${side * 10} -30 ${side * 6} -24z`,
    ),
  ],
  [
    inside,
    both(
      (side) =>
        `M${side * 28} -14C${side * 30} -22 ${side * 29} -29 ${side * 27} -34 ${side * 21} -31 ${side * 17} -27 ${side * 14} -23z`,
    ),
  ],
]
const horns = (colour: string): Shape => [
  colour,
  both(
    (side) =>
      `M${side * 12} -26C${side * 26} -26 ${side * 38} -30 ${side * 40} -46 ${side * 48} -30 ${side * 40} -10 ${side * 22} -12z`,
  ),
]
const snout = (colour: string, holes: string): Emblem => [
  [colour, ellipse(0, 15, 17, 12)],
  [holes, both((side) => ellipse(side * 6, 15, 3, 4.5))],
]

export const faces = {
  tiger: face({
    skin: '#f59a23',
    behind: round('#f59a23', '#fff3dc'),
    marks: [
      [ink, 'M-3-30h6l-3 14zM-14-26l5-2 2 12zM14-26l-5-2-2 12z'],
      [
        ink,
        both(
          (side) =>
            `M${side * 34} 0l${-side * 12} 3 ${side * 12} 3zM${side * 33} 12l${-side * 11} 1 ${side * 10} 5z`,
        ),
      ],
    ],
  }),
  lion: face({
    skin: '#f2b23e',
    behind: [
      ['#8f4a16', disc(0, 2, 44)],
      [
        '#b8651c',
        both((side) => disc(side * 30, -20, 14) + disc(side * 34, 16, 14)) +
          disc(0, -34, 14) +
          disc(0, 38, 12),
      ],
      ...round('#f2b23e', '#fff3dc', 24, -24, 10),
    ],
  }),
  bull: face({
    skin: '#8a4b32',
    behind: [horns('#fff3dc')],
    marks: [['#6d3826', 'M-14-28h28l-6 22H-8z']],
    muzzle: '#e9b48f',
    nose: [ink, both((side) => ellipse(side * 7, 15, 3, 4))],
  }),
  pig: face({
    skin: '#ff9fb4',
    behind: pointed('#ff9fb4', '#e86f8d'),
    muzzle: '#ffb9c8',
    nose: [ink, ''],
    marks: [],
  }).concat(snout('#ff7f9c', '#b83a5c')),
  rabbit: face({
    skin: '#fdf6ff',
    behind: [
      ['#fdf6ff', both((side) => ellipse(side * 15, -36, 9, 26))],
      ['#ffb3c6', both((side) => ellipse(side * 15, -34, 4.5, 19))],
    ],
    muzzle: '#fff',
    nose: ['#ff6d92', 'M-5 10h10c0 4-2 6-5 6s-5-2-5-6z'],
  }),
  monkey: face({
    skin: '#8d5a34',
    behind: round('#8d5a34', '#f3cfa4', 35, 2, 12),
    marks: [['#f3cfa4', both((side) => disc(side * 12, -2, 15)) + ellipse(0, 16, 23, 17)]],
    muzzle: '#f3cfa4',
    nose: [ink, both((side) => ellipse(side * 3.5, 11, 2, 2.6))],
  }),
  mouse: face({
    skin: '#a9b2c3',
    behind: round('#a9b2c3', '#ffc2cf', 29, -22, 18),
    nose: ['#ff6d92', disc(0, 12, 5)],
  }),
  wolf: face({
    skin: '#7d8ba3',
    behind: pointed('#6a778e', '#2d3444'),
    marks: [['#dfe6f2', 'M-34 8C-24 2-12 6-8 16L0-6 8 16C12 6 24 2 34 8 32 28 18 38 0 38S-32 28-34 8z']],
    muzzle: '#dfe6f2',
  }),
  fox: face({
    skin: '#f0682b',
    behind: pointed('#f0682b', '#4a1d10'),
    marks: [['#fff3dc', 'M-34 8C-24 4-12 8-8 16L0 2 8 16C12 8 24 4 34 8 32 28 18 38 0 38S-32 28-34 8z']],
  }),
  panda: face({
    skin: '#fbfbfd',
    behind: round('#23222c', '#23222c', 26, -22, 13),
    marks: [['#23222c', both((side) => ellipse(side * 14, -1, 10, 12))]],
    muzzle: '#fff',
  }),
  elephant: face({
    skin: '#8fa3c4',
    behind: [
      ['#7d91b3', both((side) => ellipse(side * 34, 2, 18, 26))],
      ['#c9a3bd', both((side) => ellipse(side * 35, 3, 11, 18))],
    ],
    marks: [[gold, 'M-20-26C-10-34 10-34 20-26L0-10z']],
    muzzle: '#8fa3c4',
    nose: ['#8fa3c4', ''],
  }).concat([
    ['#7d91b3', 'M-9 8h18v22c0 10 10 10 12 2 8 4 4 16-9 16-13 0-21-8-21-20z'],
    [
      '#fff8e6',
      both(
        (side) =>
          `M${side * 12} 20c${side * 2} 10 ${side * 10} 12 ${side * 14} 8 ${-side * 2} -4 ${-side * 4} -8 ${-side * 4} -12z`,
      ),
    ],
  ]),
  horse: face({
    skin: '#a9683a',
    behind: [
      ...pointed('#a9683a', '#5d321a'),
      ['#4a2613', 'M-8-34C8-46 26-34 34-12 42 10 40 26 36 38 24 20 24-20-8-34z'],
    ],
    marks: [['#fff3dc', 'M-5-28h10l-2 32h-6z']],
    muzzle: '#d9a06c',
    nose: [ink, both((side) => ellipse(side * 7, 16, 3, 4))],
  }),
  goat: face({
    skin: '#efe6d6',
    behind: [
      [
        '#9c7a4d',
        both(
          (side) =>
            `M${side * 8} -26C${side * 12} -46 ${side * 30} -50 ${side * 40} -34 ${side * 28} -40 ${side * 22} -34 ${side * 20} -22z`,
        ),
      ],
      [
        '#d8c8ab',
        both(
          (side) =>
            `M${side * 30} -6C${side * 44} -8 ${side * 48} 4 ${side * 46} 10 ${side * 38} 12 ${side * 32} 8 ${side * 30} 4z`,
        ),
      ],
    ],
  }).concat([['#fff', 'M-9 32h18L0 50z']]),
  dragon: face({
    skin: '#2fae62',
    behind: [
      horns('#ffd766'),
      [
        '#d43a2f',
        both(
          (side) =>
            `M${side * 30} -4L${side * 50} -8 ${side * 40} 4 ${side * 52} 12 ${side * 40} 16 ${side * 46} 30 ${side * 28} 22z`,
        ),
      ],
    ],
    marks: [
      ['#d43a2f', 'M-6-30L0-44 6-30 0-14z'],
      [gold, both((side) => `M${side * 24} -12L${side * 6} -7 ${side * 22} -6z`)],
    ],
    muzzle: '#8be0a4',
    nose: [ink, both((side) => ellipse(side * 6, 11, 2.4, 3))],
  }).concat([[gleam, 'M-10 24l3 6 3-6zM10 24l-3 6-3-6z']]),
  rooster: face({
    skin: '#fff6e4',
    behind: [['#e0312c', disc(-12, -32, 11) + disc(2, -38, 12) + disc(15, -30, 10)]],
    muzzle: '#fff6e4',
    nose: ['#f6a51c', 'M-12 10Q0 2 12 10 8 22 0 26-8 22-12 10z'],
  }).concat([['#e0312c', ellipse(-6, 33, 6, 9) + ellipse(6, 33, 6, 9)]]),
  frog: face({
    skin: '#5cbf3f',
    behind: [
      ['#5cbf3f', both((side) => disc(side * 18, -24, 14))],
      ['#fff', both((side) => disc(side * 18, -25, 9))],
      [ink, both((side) => disc(side * 18, -25, 5))],
    ],
    muzzle: '#c9efae',
    nose: [ink, both((side) => ellipse(side * 4, 10, 1.6, 2))],
  }),
} satisfies Record<string, Emblem>
