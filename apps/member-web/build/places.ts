import { fileURLToPath } from 'node:url'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const appDir = from('..')
export const rootDir = from('../../..')
export const brandsDir = from('../../../brands')
/** The one agnostic compile. */
export const clientDir = from('../dist/client')
/** A folder per brand, each a whole site. */
export const builtDir = from('../dist/brands')
