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
export function crest(at: number): string {
  const [ground, mark] = colours[at % colours.length]!
  const shape = shapes[at % shapes.length]!
  const id = `crest-${at}`
  return `<svg class="crest" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})"><path fill="${ground}" d="M0 0h24v24H0z"/>${patterns[at % patterns.length]!(mark)}</g><path fill="none" stroke="#0006" d="${shape}"/></svg>`
}
