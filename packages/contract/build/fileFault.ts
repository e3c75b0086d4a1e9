import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export function fileFault(files: (string | undefined)[]) {
  const file = files.find((one) => one && !existsSync(folderOf(one)))
  return file && `${file} cannot be written: there is no folder ${folderOf(file)}; make it first.`
}

const folderOf = (file: string) => dirname(resolve(file))
