import { strToU8, zipSync } from 'fflate'
import { brandText, type Draft, languagesOf, pathOf, shownWords } from './draft.ts'

/** Returns the content of `words.json`: Thai at the top, other languages below their codes. */
function ownWords({ file, words }: Draft) {
  const written = languagesOf(file).map((language) => [language, shownWords(words, language)] as const)
  const { th = {}, ...others } = Object.fromEntries(written.filter(([, own]) => Object.keys(own).length > 0))
  return { ...th, ...others }
}

export function brandFiles(draft: Draft): Record<string, string | File> {
  const { file, files } = draft
  const root = `brands/${file.clientId}`
  const own = ownWords(draft)
  return {
    [`${root}.json`]: brandText(file),
    ...(Object.keys(own).length > 0 && { [`${root}/words.json`]: `${JSON.stringify(own, null, 2)}\n` }),
    ...Object.fromEntries(Object.entries(files).map(([name, one]) => [`${root}/${pathOf(name, one)}`, one])),
  }
}

export async function zipOf(draft: Draft): Promise<Blob> {
  const packed = await Promise.all(
    Object.entries(brandFiles(draft)).map(async ([path, content]) => [
      path,
      typeof content === 'string' ? strToU8(content) : new Uint8Array(await content.arrayBuffer()),
    ]),
  )
  return new Blob([zipSync(Object.fromEntries(packed))], { type: 'application/zip' })
}
