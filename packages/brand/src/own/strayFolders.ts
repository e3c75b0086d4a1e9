import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { BrandFile } from '../brandFile.ts'
import { nearest } from '../nearest.ts'
import { named } from '../shown.ts'
import { isJunkFile } from './isJunkFile.ts'

/** Returns a fault for each folder that matches no brand and so would be ignored. */
export function strayFolders(folder: string, files: BrandFile[]) {
  const ids = files.map(({ file }) => basename(file, '.json'))
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !isJunkFile(entry.name) && !entry.name.endsWith('.json'))
    .filter(({ name }) => !ids.includes(name))
    .map(({ name }) => {
      const meant = nearest(name, ids)
      const mend = meant ? `name it ${named(meant, 40)}` : 'name it as the brand it is of'
      return `${named(name)}: there is no ${named(name, 40)}.json, so nothing in the folder is shown; ${mend}.`
    })
}
