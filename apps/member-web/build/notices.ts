import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rootDir } from './places.ts'

/** What Vite does not see: the library of the slip reader's worker, and the faces of the letters. */
const others = {
  'zxing-wasm (MIT), with ZXing-C++ (Apache-2.0)': 'packages/wallet/node_modules/zxing-wasm/LICENSE',
  'Kanit (OFL-1.1)': 'packages/ui/src/theme/fonts/OFL-kanit.txt',
  'Sarabun (OFL-1.1)': 'packages/ui/src/theme/fonts/OFL-sarabun.txt',
}

/** The licences of all that a built site is made of by others, from what Vite wrote in the compiled `client`. */
export function notices(client: string) {
  const ofVite = join(client, '.vite/license.md')
  const texts = Object.entries(others).map(
    ([name, file]) => `## ${name}\n\n${readFileSync(join(rootDir, file), 'utf8').trim()}\n`,
  )
  return [existsSync(ofVite) ? readFileSync(ofVite, 'utf8').trim() : '# Licenses', ...texts].join('\n\n')
}
