import type { Language } from '@member/i18n'
import { en, th } from './words.ts'

/** How the surrounding page wants to see the scores. */
export interface Look {
  language: Language
  isDark: boolean
  /** Colour of what is chosen, as six hexadecimal digits. */
  accent?: string | undefined
}

const texts = { th, en }

/** Columns of the standings that a phone leaves out: goals, and their difference. */
const wideColumns = new Set([6, 7])

const colours = [
  ['#c8102e', '#ffffff'],
  ['#0b3d91', '#f2c14e'],
  ['#137a4b', '#ffffff'],
  ['#f28c28', '#1f2430'],
  ['#5b2a86', '#ffffff'],
  ['#0e7490', '#e8f6f8'],
  ['#b8860b', '#2b1d0e'],
  ['#44505c', '#e11d48'],
  ['#7a1f3d', '#f4d35e'],
  ['#1d4ed8', '#ffffff'],
  ['#111827', '#38bdf8'],
  ['#15803d', '#fde047'],
] as const

const shapes = [
  'M12 1 22 4v8c0 6-4 9-10 11C6 21 2 18 2 12V4z',
  'M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
  'M2 2h20v12l-10 9-10-9z',
] as const

const patterns = [
  (of: string) => `<path fill="${of}" d="M8 0h3v24H8zm6 0h3v24h-3z"/>`,
  (of: string) => `<path fill="${of}" d="M0 8h24v6H0z"/>`,
  (of: string) => `<path fill="${of}" d="M12 0h12v24H12z"/>`,
  (of: string) => `<path fill="${of}" d="m0 16 12-9 12 9v6l-12-9-12 9z"/>`,
] as const

/** Draws the crest of an invented team. */
function crest(at: number): string {
  const [ground, mark] = colours[at % colours.length]!
  const shape = shapes[at % shapes.length]!
  const id = `crest-${at}`
  return `<svg class="crest" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})"><path fill="${ground}" d="M0 0h24v24H0z"/>${patterns[at % patterns.length]!(mark)}</g><path fill="none" d="${shape}"/></svg>`
}

/** Returns a pseudo-random number below `below`, always the same for a seed. */
const drawn = (seed: number, below: number) => {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % below
}

const nameOf = (at: number, language: Language) => texts[language].teams[at % th.teams.length]!
const crestOf = (at: number) => crest(at % th.teams.length)

const page = ({ language, isDark, accent }: Look, title: string, body: string) => `<!doctype html>
<html lang="${language}"${isDark ? ' data-theme="dark"' : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/simulated/scores.css${accent ? `?accent=${accent}` : ''}"></head>
<body>${body}<p class="note">${texts[language].madeUp}</p></body></html>`

const states = ['all', 'playing', 'over'] as const

/** Filters by radio buttons, because the page's policy refuses scripts. */
const filters = (language: Language) =>
  states
    .map(
      (state) =>
        `<input type="radio" name="state" id="${state}"${state === 'all' ? ' checked' : ''}><label for="${state}">${texts[language].states[state]}</label>`,
    )
    .join('')

const isOver = (played: number) => played > 90

function match(seed: number, played: number, language: Language): string {
  const goals = (side: number, until: number) =>
    Math.floor((drawn(seed + side, 5) * Math.min(played, until)) / 90)
  const half =
    played > 45 ? `<small class="half">${texts[language].half} ${goals(1, 45)}-${goals(2, 45)}</small>` : ''
  return `<tr class="${isOver(played) ? 'over' : 'playing'}"><td class="state">${isOver(played) ? texts[language].over : `<b>${played}'</b>`}</td>
<td class="home">${nameOf(seed, language)}${crestOf(seed)}</td><td class="score"><b>${goals(1, 90)}</b><i>-</i><b>${goals(2, 90)}</b>${half}</td>
<td class="away">${crestOf(seed + 5)}${nameOf(seed + 5, language)}</td></tr>`
}

export function liveScorePage(now: Date, look: Look): string {
  const { language } = look
  const { live, leagues: names } = texts[language]
  const minute = Math.floor(now.getTime() / 60_000)
  const leagues = names.map((league, at) => {
    const matches = Array.from({ length: 12 }, (_, place) => {
      const seed = at * 97 + place * 31
      return { seed, played: (minute + seed * 7) % 110 }
    })
    const rows = matches
      .toSorted((one, other) => Number(isOver(one.played)) - Number(isOver(other.played)))
      .map(({ seed, played }) => match(seed, played, language))
    return `<section><h2>${league}</h2><table><thead><tr>${live.columns
      .map((column) => `<th scope="col">${column}</th>`)
      .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></section>`
  })
  return page(look, live.title, `<div class="filters">${filters(language)}${leagues.join('')}</div>`)
}

const rounds = 14

/** What the colours before the places mean. */
const legend = ({ up, down }: { up: string; down: string }) =>
  `<p class="note legend"><i class="up"></i>${up}<i class="down"></i>${down}</p>`

export function standingsPage(look: Look): string {
  const words = texts[look.language]
  const teams = words.teams
    .map((name, at) => {
      const won = 9 - Math.floor(at / 2)
      const even = Math.min(drawn(at + 3, 4), rounds - won)
      const lost = rounds - won - even
      const goals = won * 2 + even + drawn(at, 4)
      const against = lost * 2 + even + drawn(at + 9, 3)
      return { name, at, won, even, lost, goals, against, points: won * 3 + even }
    })
    .toSorted((a, b) => b.points - a.points || b.goals - b.against - (a.goals - a.against))
  const rows = teams.map(({ name, at, won, even, lost, goals, against, points }, place) => {
    const zone = place < 2 ? 'up' : place >= teams.length - 2 ? 'down' : ''
    const difference = `${goals > against ? '+' : ''}${goals - against}`.replace('-', '−')
    return `<tr class="${zone}"><td class="place">${place + 1}</td><th scope="row">${crest(at)}${name}</th><td>${rounds}</td><td>${won}</td><td>${even}</td><td>${lost}</td><td class="wide">${goals}:${against}</td><td class="wide">${difference}</td><td><b>${points}</b></td></tr>`
  })
  const head = words.columns
    .map((name, at) => `<th scope="col"${wideColumns.has(at) ? ' class="wide"' : ''}>${name}</th>`)
    .join('')
  return page(
    look,
    words.standings,
    `<table class="standings"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>${legend(words.zones)}`,
  )
}
