import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { drawing } from './drawing/drawing.ts'
import type { OwnFolder } from './ownFolder.ts'

/** Decodes the pictures of a brand's folder; returns faults, which stop its build, and warnings. */
export async function lookAtPictures(clientId: string, { pictures }: OwnFolder) {
  // Loaded here, so that a build can set its fonts first.
  const { default: sharp } = await import('sharp')
  const faults: string[] = []
  const warnings: string[] = []
  await Promise.all(
    Object.entries(pictures).map(async ([name, { file, isSvg }]) => {
      const path = `${clientId}/${name}${extname(file)}`
      const text = isSvg ? drawing(readFileSync(file, 'utf8')).svg : undefined
      const open = () => sharp(text === undefined ? file : Buffer.from(text))
      try {
        const { width, height } = await open().metadata()
        // Decodes it completely, like the build; `stats` accepts a truncated interlaced PNG.
        const small = await open().resize(64).png().toBuffer()
        // An SVG has the requested size.
        const { channels } = await (text === undefined ? open() : sharp(small)).stats()
        if (name === 'icon' && width !== height)
          warnings.push(
            `${path}: the icon is ${width} × ${height}, so two of its sides stay empty; save it square.`,
          )
        if (channels[3]?.max === 0 && !text?.includes('<text'))
          warnings.push(
            `${path}: nothing is drawn in it, so its place stays empty; draw it or remove the file.`,
          )
      } catch (error) {
        faults.push(`${path}: the picture is damaged (${why(error)}); save it anew.`)
      }
    }),
  )
  faults.sort()
  warnings.sort()
  return { faults, warnings }
}

function why(error: unknown) {
  const [said = ''] = String(error)
    .replace(/^.*?(?:header|parse error): |^Error: /, '')
    .split('\n')
  return said.slice(0, 120)
}
