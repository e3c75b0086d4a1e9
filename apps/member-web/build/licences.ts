import { join } from 'node:path'
import { rootDir } from './places.ts'

/** Licence files that Vite does not detect. */
export const licences = Object.fromEntries(
  Object.entries({
    'zxing-wasm (MIT), with ZXing-C++ (Apache-2.0)': 'packages/wallet/node_modules/zxing-wasm/LICENSE',
    'Kanit (OFL-1.1)': 'packages/ui/src/theme/fonts/OFL-kanit.txt',
    'Sarabun (OFL-1.1)': 'packages/ui/src/theme/fonts/OFL-sarabun.txt',
  }).map(([name, file]) => [name, join(rootDir, file)]),
)
