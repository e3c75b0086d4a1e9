import { fileURLToPath } from 'node:url'

const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const appDir = from('..')
export const rootDir = from('../../..')
export const brandsDir = from('../../../brands')
export const clientDir = from('../dist/client')
export const builtDir = from('../dist/brands')

export const apiAddress = () => process.env['API'] ?? `http://127.0.0.1:${process.env['API_PORT'] ?? 8787}`
