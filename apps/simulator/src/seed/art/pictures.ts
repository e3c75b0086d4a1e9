import type { Brand } from '@member/brand'
import { alwaysOpen, bySlip, joining } from './banners.ts'
import { paintsOf } from './paints.ts'

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

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`

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
