import { fileURLToPath } from 'node:url'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const appDir = from('..')
export const rootDir = from('../../..')
export const brandsDir = from('../../../brands')
export const clientDir = from('../dist/client')
export const builtDir = from('../dist/brands')
