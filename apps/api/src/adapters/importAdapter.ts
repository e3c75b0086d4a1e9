import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { adapterName, previousAdapterName } from '../values/adapterNames.ts'

/** Packages that an adapter may import without having installed them. */
export const bundledPackages = [adapterName, 'hono', 'valibot']

/**
 * Imports an adapter from any folder. `bundledPackages` that the adapter has not installed are taken from
 * the server.
 */
export async function importAdapter(specifier: string, from = process.cwd()): Promise<unknown> {
  const isPath = /^[./]/.test(specifier)
  const hooks = registerHooks({
    resolve(specified, context, next) {
      const wanted = specified === previousAdapterName ? adapterName : specified
      try {
        return next(wanted, context)
      } catch (fault) {
        if (!bundledPackages.includes(wanted)) throw fault
        return next(wanted, { ...context, parentURL: import.meta.url })
      }
    },
  })
  try {
    return await import(isPath ? pathToFileURL(resolve(from, specifier)).href : specifier)
  } finally {
    hooks.deregister()
  }
}
