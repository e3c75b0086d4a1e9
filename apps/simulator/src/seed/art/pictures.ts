import type { Brand } from '@member/brand'
import { paintsOf, at, type Paints, picture, rays, spark } from './paints.ts'
import { coin, gift, phone } from './things.ts'

// Cards and dialogs cut off up to 40 px at the sides or 20 px above and below; the objects stay inside.
const [width, height] = [960, 440]

const stage = (paints: Paints, content: string) =>
  picture(
    paints,
    width,
    height,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${rays(480, 220, 720, paints.brand, paints.isDark ? 0.06 : 0.1)}<ellipse cx="480" cy="214" rx="460" ry="290" fill="url(#glow)"/><ellipse cx="480" cy="396" rx="340" ry="24" fill="url(#floor)" opacity="${paints.isDark ? 0.9 : 0.45}"/>${content}`,
  )

const disc = (r: number, fill: string, sign: string) =>
  `<circle r="${r}" cy="5" fill="#000" opacity=".3"/><circle r="${r}" fill="#fff"/><circle r="${r - 6}" fill="${fill}"/><path d="${sign}" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`

const arrowIn = disc(42, 'url(#leaf)', 'M0-18V16M-15 2L0 17 15 2')
const arrowOut = disc(42, 'url(#rose)', 'M0 18V-16M-15-2L0-17 15-2')
const tick = disc(50, 'url(#leaf)', 'M-20 2L-6 16 21-14')

const clock = () =>
  `<circle r="124" cy="8" fill="#000" opacity=".3"/><circle r="122" fill="url(#gold)"/><circle r="100" fill="url(#paper)"/>${Array.from(
    { length: 12 },
    (_, hour) =>
      `<path d="M0-88V-76" transform="rotate(${hour * 30})" stroke="#6b788c" stroke-width="7" stroke-linecap="round"/>`,
  ).join(
    '',
  )}<text y="58" text-anchor="middle" font-family="Kanit, Sarabun, sans-serif" font-weight="700" font-size="40" fill="#6b788c">24</text><path d="M-38-28L0 0 16-58" fill="none" stroke="#232837" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/><circle r="11" fill="url(#rose)"/><path d="M-112-40A118 118 0 0170-96C14-90-70-62-112-40z" fill="#fff" opacity=".35"/>`

const qr =
  '<path d="M3 3h8v8H3zM19 3h8v8h-8zM3 19h8v8H3z" fill="none" stroke="#1b1f2a" stroke-width="2.600"/><path d="M14 3h3v3h-3zM14 9h3v5h-3zM3 14h5v3H3zM11 14h3v3h-3zM17 14h4v3h-4zM24 14h3v3h-3zM14 19h3v3h-3zM20 19h3v3h-3zM24 22h3v5h-3zM17 24h4v3h-4z" fill="#1b1f2a"/>'

const slip = () =>
  `<path d="M-84-118a14 14 0 0114-14H70a14 14 0 0114 14V126l-14-12-14 12-14-12-14 12-14-12L0 126l-14-12-14 12-14-12-14 12-14-12-14 12z" fill="#000" opacity=".3" transform="translate(5 9)"/><path d="M-84-118a14 14 0 0114-14H70a14 14 0 0114 14V126l-14-12-14 12-14-12-14 12-14-12L0 126l-14-12-14 12-14-12-14 12-14-12-14 12z" fill="url(#paper)"/><path d="M-84-118a14 14 0 0114-14H70a14 14 0 0114 14V-78H-84z" fill="url(#brand)"/><path d="M-60-106H0" stroke="#fff" stroke-opacity=".8" stroke-width="11" stroke-linecap="round"/><path d="M-60-48H16" stroke="#232837" stroke-width="14" stroke-linecap="round"/><path d="M-60-14H-20M-60 12H-30M-60 38H-24" stroke="#9aa6b8" stroke-width="10" stroke-linecap="round"/><path d="M-64 80H64" stroke="#c3cbd8" stroke-width="5" stroke-dasharray="9 9"/><g transform="translate(-4 -24) scale(2.500)">${qr}</g>`

const memberCard = ({ light }: Paints) =>
  `<rect x="-126" y="-70" width="252" height="160" rx="20" fill="#000" opacity=".3"/><rect x="-126" y="-80" width="252" height="160" rx="20" fill="url(#paper)"/><path d="M-126-60a20 20 0 0120-20H106a20 20 0 0120 20V-44H-126z" fill="url(#brand)"/><rect x="-104" y="-26" width="82" height="86" rx="14" fill="${light}" opacity=".45"/><circle cx="-63" cy="4" r="18" fill="url(#night)"/><path d="M-94 60c2-28 14-38 31-38s29 10 31 38z" fill="url(#night)"/><path d="M0-10H92" stroke="#232837" stroke-width="13" stroke-linecap="round"/><path d="M0 20H66M0 46H80" stroke="#9aa6b8" stroke-width="10" stroke-linecap="round"/>`

/** Deposits and withdrawals at any hour. */
const alwaysOpen = (paints: Paints) =>
  stage(
    paints,
    `${at(292, 222, clock(), -6)}${at(548, 232, phone(paints), 0, 1.18)}${at(470, 138, arrowIn)}${at(634, 318, arrowOut)}${at(744, 336, coin(58), -14)}${at(816, 250, coin(40), 16)}${at(734, 152, coin(32), 8)}${spark(146, 122, 22)}${spark(412, 78, 14, paints.light)}${spark(842, 138, 18)}`,
  )

/** A deposit by its slip. */
const bySlip = (paints: Paints) =>
  stage(
    paints,
    `${at(318, 236, phone(paints), -16, 1.08)}${at(530, 222, slip(), 5, 1.22)}${at(636, 336, tick)}${at(786, 330, coin(54), -12)}${at(764, 180, coin(40), 14)}${at(174, 346, coin(44), 10)}${spark(172, 130, 20)}${spark(672, 96, 16, paints.light)}${spark(846, 226, 20)}`,
  )

/** Registration. */
const joining = (paints: Paints) =>
  stage(
    paints,
    `${at(286, 232, memberCard(paints), -9, 1.1)}${at(510, 230, phone(paints), 0, 1.16)}${at(718, 282, gift(), 6, 0.92)}${at(400, 356, coin(44), -12)}${at(836, 356, coin(34), 14)}${spark(150, 110, 20)}${spark(640, 100, 18, paints.light)}${spark(812, 148, 20)}`,
  )

export type Picture = { path: string; svg: string }

/** Returns pictures in the brand's colour, for brands without pictures of their own. */
export function picturesOf({ themeColour: colour, scheme }: Brand): Picture[] {
  const dark = scheme !== 'light'
  const { ground, raised } = dark ? grounds.dark : grounds.light
  const paints = paintsOf({ themeColour: colour, scheme })
  const pictures = [
    { path: 'home/background.svg', svg: background(colour, ground, dark) },
    { path: 'home/top.svg', svg: waves(colour, raised) },
    { path: 'home/allGame.svg', svg: dice() },
    { path: 'announcement/welcome.svg', svg: alwaysOpen(paints) },
    { path: 'announcement/bank.svg', svg: bySlip(paints) },
    { path: 'announcement/join.svg', svg: joining(paints) },
  ]
  return scheme === 'both' ? pictures.map(({ path, svg }) => ({ path, svg: followPage(svg) })) : pictures
}

const grounds = {
  dark: { ground: '#0c0d12', raised: '#191b24' },
  light: { ground: '#f4f8fa', raised: '#ffffff' },
}

/** Returns a dark picture with rules that make it light by `prefers-color-scheme`. */
const followPage = (svg: string) => {
  const { dark, light } = grounds
  const rules = [
    `[fill="${dark.ground}"]{fill:${light.ground}}`,
    `[fill="${dark.raised}"]{fill:${light.raised}}`,
  ]
  return svg.replace('>', `><style>@media (prefers-color-scheme:light){${rules.join('')}}</style>`)
}

const svg = (w: number, h: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${content}</svg>`

const background = (colour: string, ground: string, dark: boolean) =>
  svg(
    1280,
    1600,
    `<defs><radialGradient id="a" cx=".85" cy=".04" r=".7"><stop stop-color="${colour}" stop-opacity="${dark ? 0.22 : 0.28}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient><radialGradient id="b" cx=".05" cy=".75" r=".6"><stop stop-color="${colour}" stop-opacity=".1"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${[ground, 'url(#a)', 'url(#b)'].map((fill) => `<rect width="1280" height="1600" fill="${fill}"/>`).join('')}<g fill="none" stroke="${colour}" stroke-opacity=".07" stroke-width="2" transform="translate(1120 60)">${[260, 400, 560, 740].map((radius) => `<circle r="${radius}"/>`).join('')}</g>`,
  )

const waves = (colour: string, raised: string) =>
  svg(
    1280,
    320,
    `<rect width="1280" height="320" fill="${raised}"/><path d="M0 220c180-90 320-90 520-20s420 60 760-80v200H0z" fill="${colour}" fill-opacity=".16"/><path d="M0 270c240-70 420-50 640-10s420 20 640-70v130H0z" fill="${colour}" fill-opacity=".28"/>`,
  )

const pip = (x: number, y: number, ink: string) => `<circle cx="${x}" cy="${y}" r="5" fill="${ink}"/>`

const dice = () =>
  svg(
    96,
    96,
    `<rect x="46" y="10" width="42" height="42" rx="10" fill="#d9dee8" transform="rotate(14 67 31)"/>${pip(59, 24, darkPip)}${pip(75, 38, darkPip)}<rect x="10" y="32" width="54" height="54" rx="13" fill="#fff" transform="rotate(-10 37 59)"/>${pip(24, 49, darkPip)}${pip(37, 59, darkPip)}${pip(50, 69, darkPip)}${pip(47, 45, darkPip)}${pip(27, 73, darkPip)}`,
  )

const darkPip = '#1b1f2a'
