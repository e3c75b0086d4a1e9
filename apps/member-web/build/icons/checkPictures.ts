import { basename } from 'node:path'
import type { OwnFolder } from '@member/brand/own'
import { sharp } from './sharp.ts'

/** Throws where a picture of a brand's folder is damaged: a drawing goes to browsers as it is, which would show none. */
export const checkPictures = (pictures: OwnFolder['pictures']) =>
  Promise.all(
    Object.values(pictures).map(async ({ file, isSvg }) => {
      try {
        await (isSvg ? sharp(file).metadata() : sharp(file).stats())
      } catch (cause) {
        const [said = ''] = String(cause)
          .replace(/^.*?(?:header|parse error): /, '')
          .split('\n')
        throw new Error(`${basename(file)} is damaged (${said.slice(0, 120)}); save it anew.`, { cause })
      }
    }),
  )
