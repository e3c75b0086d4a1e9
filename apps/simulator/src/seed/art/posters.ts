import { at, picture, spark, type Paints } from './paints.ts'
import { posterTitles } from './posterTitles.ts'

const mountains = `<path d="M0 300L70 190 118 250 186 140 300 290V450H0z" fill="#0b0e16" opacity=".75"/><path d="M0 350L90 270 150 330 226 240 300 320V450H0z" fill="#05070b"/>`
const temple = `<path d="M150 96l16 60h26l-10 30h34l-12 40h40l-16 46h46v60H26v-60h46l-16-46h40l-12-40h34l-10-30h26z" fill="url(#gold)"/><path d="M132 332v-60a18 18 0 0136 0v60z" fill="#05070b" opacity=".7"/><path d="M0 332h300v118H0z" fill="#05070b"/>`
const city = `<path d="M0 450V250h36v-40h40v60h26V150h44v90h30V190h46v70h28V130h50v320z" fill="#05070b" opacity=".85"/><g fill="#ffe48a" opacity=".85"><path d="M14 270h8v10h-8zM50 230h8v10h-8zM112 176h8v10h-8zM128 210h8v10h-8zM188 214h8v10h-8zM204 240h8v10h-8zM264 160h8v10h-8zM112 260h8v10h-8zM50 300h8v10h-8zM188 290h8v10h-8zM264 220h8v10h-8z"/></g>`
const ship = `<path d="M40 300h220l-36 56H76z" fill="#05070b"/><path d="M146 110v180M146 116c70 20 70 120 0 160zM138 140c-52 24-60 96 0 130z" fill="url(#paper)" stroke="#05070b" stroke-width="5"/><path d="M0 340c50-24 100 24 150 0s100-24 150 0v110H0z" fill="#0c4f86"/><path d="M0 366c50-24 100 24 150 0s100-24 150 0v84H0z" fill="#083a63"/>`
const ghost = `<path d="M90 340V180a60 72 0 01120 0v160l-24-22-18 24-18-24-18 24-18-24z" fill="url(#paper)"/><ellipse cx="128" cy="186" rx="11" ry="16" fill="#05070b"/><ellipse cx="172" cy="186" rx="11" ry="16" fill="#05070b"/><path d="M136 230q14 18 28 0" fill="none" stroke="#05070b" stroke-width="7" stroke-linecap="round"/>`
const rocket = `<path d="M150 70c46 46 52 120 30 190h-60c-22-70-16-144 30-190z" fill="url(#paper)"/><path d="M120 220l-44 56 50-8zM180 220l44 56-50-8z" fill="url(#rose)"/><circle cx="150" cy="156" r="22" fill="url(#sea)" stroke="#232837" stroke-width="6"/><path d="M130 266h40l-20 84z" fill="url(#gold)"/>`

const stars = (
  [
    [40, 60, 8],
    [250, 80, 10],
    [70, 250, 7],
    [240, 260, 8],
    [200, 40, 6],
  ] as const
)
  .map(([x, y, r]) => spark(x, y, r))
  .join('')

const moon = (x: number, y: number, r: number, fill = '#fff') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity=".9"/>`

/** What each poster shows, from the sky down, and the second line of its title. */
const films = [
  {
    lines: posterTitles.mountains,
    sky: 'brand',
    scene: moon(206, 124, 52) + mountains,
    english: 'MOONLIT PEAKS',
  },
  {
    lines: posterTitles.temple,
    sky: 'rose',
    scene: spark(60, 70, 14) + spark(250, 100, 10) + temple,
    english: 'THE GOLDEN PALACE',
  },
  { lines: posterTitles.city, sky: 'violet', scene: moon(76, 92, 34) + city, english: 'SLEEPLESS CITY' },
  {
    lines: posterTitles.ship,
    sky: 'sea',
    scene: moon(226, 84, 34, '#ffe48a') + ship,
    english: 'SAILS AT DAWN',
  },
  {
    lines: posterTitles.ghost,
    sky: 'night',
    scene: moon(230, 84, 40, '#f6f1d3') + ghost,
    english: 'THE GHOST NEXT DOOR',
  },
  { lines: posterTitles.rocket, sky: 'night', scene: stars + rocket, english: 'BEYOND THE STARS' },
]

const [width, height] = [300, 450]
const foot = height - 28
const lineHeight = 58
const widest = 252

/** Draws the lines of a title above the foot of a poster, all in one size that fits the width. */
function title(lines: readonly { width: number; d: string }[]) {
  const scale = Math.min(0.56, widest / Math.max(...lines.map((line) => line.width)))
  return lines.map((line, place) => {
    const y = foot - 34 - (lines.length - 1 - place) * lineHeight * (scale / 0.56)
    return at((width - line.width * scale) / 2, Math.round(y), `<path d="${line.d}" fill="#fff"/>`, 0, scale)
  })
}

/** Returns the posters of invented films, with their titles in Thai and English. */
export const posters = (paints: Paints): string[] =>
  films.map(({ lines, sky, scene, english }) =>
    picture(
      paints,
      width,
      height,
      `<linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset=".42" stop-color="#05070b" stop-opacity="0"/><stop offset=".72" stop-color="#05070b" stop-opacity=".82"/><stop offset="1" stop-color="#05070b"/></linearGradient><rect width="${width}" height="${height}" fill="url(#${sky})"/><rect width="${width}" height="${height}" fill="#000" opacity=".18"/>${scene}<rect width="${width}" height="${height}" fill="url(#fade)"/>${title(lines).join('')}<text x="${width / 2}" y="${foot}" text-anchor="middle" font-family="Kanit, Arial, sans-serif" font-size="15" letter-spacing="2" fill="#fff" fill-opacity=".82">${english}</text>`,
    ),
  )
