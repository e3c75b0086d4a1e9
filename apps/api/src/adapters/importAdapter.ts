import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ownName = '@member/api/adapter'
/** The package's earlier name, which adapters may import for one more release. */
export const formerName = '@member/reference-api/adapter'

/** Packages that an adapter may import without having installed them. */
export const brought = [ownName, 'hono', 'valibot']

/**
 * Imports an adapter from any folder. Packages of `brought` that the adapter has not installed are taken from
 * the server.
 */
export async function importAdapter(specifier: string, from = process.cwd()): Promise<unknown> {
  const isPath = /^[./]/.test(specifier)
  const hooks = registerHooks({
    resolve(specified, context, next) {
      const wanted = specified === formerName ? ownName : specified
      try {
        return next(wanted, context)
      } catch (fault) {
        if (!brought.includes(wanted)) throw fault
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
