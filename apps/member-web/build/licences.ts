import { join } from 'node:path'
import { rootDir } from './places.ts'

/** The licences that Vite does not see: of the library in the slip reader's worker, and of the typefaces. */
export const licences = Object.fromEntries(
  Object.entries({
    'zxing-wasm (MIT), with ZXing-C++ (Apache-2.0)': 'packages/wallet/node_modules/zxing-wasm/LICENSE',
    'Kanit (OFL-1.1)': 'packages/ui/src/theme/fonts/OFL-kanit.txt',
    'Sarabun (OFL-1.1)': 'packages/ui/src/theme/fonts/OFL-sarabun.txt',
  }).map(([name, file]) => [name, join(rootDir, file)]),
)
