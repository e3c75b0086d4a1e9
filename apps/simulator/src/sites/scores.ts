import { th } from './th.ts'

/** Returns a pseudo-random number below `below`, always the same for a seed. */
const drawn = (seed: number, below: number) => {
  const mixed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d)
  return ((mixed ^ (mixed >>> 12)) >>> 0) % below
}

const team = (at: number) => th.teams[at % th.teams.length]!

const page = (title: string, body: string) => `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="stylesheet" href="/simulated/scores.css"></head>
<body><h1>${title}</h1><p>${th.madeUp}</p>${body}</body></html>`

export function liveScorePage(now: Date): string {
  const minute = Math.floor(now.getTime() / 60_000)
  const matches = th.leagues.map((league, at) => {
    const rows = Array.from({ length: 12 }, (_, match) => {
      const seed = at * 97 + match * 31
      const played = (minute + seed * 7) % 110
      const goals = (side: number) => Math.floor((drawn(seed + side, 5) * Math.min(played, 90)) / 90)
      return `<tr><td>${th.half(played)}</td><td>${team(seed)}</td><td><b>${goals(1)} - ${goals(2)}</b></td><td>${team(seed + 5)}</td></tr>`
    })
    return `<h2>${league}</h2><table><tbody>${rows.join('')}</tbody></table>`
  })
  return page(th.live, matches.join(''))
}

export function standingsPage(): string {
  const rows = th.teams
    .map((name, at) => ({ name, won: 9 - Math.floor(at / 2), even: drawn(at + 3, 4) }))
    .toSorted((a, b) => b.won * 3 + b.even - (a.won * 3 + a.even))
    .map(({ name, won, even }, at) => {
      const figures = [at + 1, name, 14, won, even, Math.max(0, 14 - won - even), won * 3 + even]
      return `<tr>${figures.map((figure) => `<td>${figure}</td>`).join('')}</tr>`
    })
  const head = th.columns.map((column) => `<th scope="col">${column}</th>`).join('')
  return page(th.standings, `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`)
}
