import { gameCategories } from '../places.ts'
import { drawing } from './drawing/drawing.ts'

/**
 * Pictures allowed in a brand's folder: names without ending, and their keys on the site.
 * A picture configured on the server under the same key takes precedence. Pictures without a key are used by the
 * build only: icons, shared links.
 */
export const pictureNames = new Map<string, string | undefined>([
  ['logo', 'home.normal.logo'],
  ['hero', 'home.top.background'],
  ['background', 'home.normal.background'],
  ['icon', undefined],
  ['social', undefined],
  ['events/wheel', 'media.wheel'],
  ['events/flip-card', 'media.flipCard'],
  ['events/flip-card-reward', 'media.flipCardReward'],
  ['events/promotion', 'media.promotion'],
  ['events/reward', 'media.reward'],
  ['events/movie', 'media.movie'],
  ...gameCategories.map((name) => [`categories/${name}`, `category.${name}`] as const),
])

const starts: Record<string, (bytes: Uint8Array) => boolean> = {
  png: (bytes) => latin(bytes, 1, 4) === 'PNG',
  jpg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  jpeg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8,
  webp: (bytes) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  avif: (bytes) => latin(bytes, 4, 8) === 'ftyp',
  svg: (bytes) => /<(?:[\w-]+:)?svg[\s/>]/.test(new TextDecoder().decode(bytes.subarray(0, 4_096))),
}
const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

const endings = Object.keys(starts).join(', ')
const largest = 8 * 1024 * 1024

/** Returns a file's path without its ending, and the ending in lower case; both empty without ending. */
export function nameAndEnding(path: string) {
  const [, name = '', ending = ''] = /^(.*)\.([a-z0-9]+)$/i.exec(path) ?? []
  return { name, ending: ending.toLowerCase() }
}

export function pictureFault(path: string, bytes: Uint8Array): string | undefined {
  const { ending } = nameAndEnding(path)
  const fits = starts[ending]
  if (!fits) return `a picture ends in one of ${endings}; save it as one of them.`
  if (bytes.length > largest) return 'the picture is larger than 8 MB; save it smaller.'
  if (!fits(bytes)) return `its content is not a ${ending.toUpperCase()}; save it as what its name says.`
  return ending === 'svg' ? drawingFault(bytes) : undefined
}

function drawingFault(bytes: Uint8Array) {
  try {
    return drawing(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).fault
  } catch {
    return 'the SVG is not UTF-8; save it as UTF-8.'
  }
}
