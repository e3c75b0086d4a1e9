import { strToU8, zipSync } from 'fflate'
import { brandText, type Draft, pathOf, shownWords } from './draft.ts'

/** Every file of a brand by its path in the repository. */
export function brandFiles({ file, words, files }: Draft): Record<string, string | File> {
  const root = `brands/${file.clientId}`
  const own = shownWords(words)
  return {
    [`${root}.json`]: brandText(file),
    ...(Object.keys(own).length > 0 && { [`${root}/words.json`]: `${JSON.stringify(own, null, 2)}\n` }),
    ...Object.fromEntries(Object.entries(files).map(([name, one]) => [`${root}/${pathOf(name, one)}`, one])),
  }
}

/** The same in one archive. */
export async function zipOf(draft: Draft): Promise<Blob> {
  const packed = await Promise.all(
    Object.entries(brandFiles(draft)).map(async ([path, content]) => [
      path,
      typeof content === 'string' ? strToU8(content) : new Uint8Array(await content.arrayBuffer()),
    ]),
  )
  return new Blob([zipSync(Object.fromEntries(packed))], { type: 'application/zip' })
}
