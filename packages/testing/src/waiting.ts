import { vi } from 'vitest'
import { limits } from './limits.ts'

type Options = Parameters<typeof vi.waitFor>[1]
const patient = (options: Options): Options =>
  typeof options === 'object' ? { timeout: limits.lookUp, ...options } : { timeout: limits.lookUp }

// Vitest has no setting for their timeout of one second.
const { waitFor, waitUntil } = vi
Object.assign(vi, {
  waitFor: (callback: Parameters<typeof waitFor>[0], options?: Options) =>
    waitFor(callback, patient(options)),
  waitUntil: (callback: Parameters<typeof waitUntil>[0], options?: Options) =>
    waitUntil(callback, patient(options)),
})
