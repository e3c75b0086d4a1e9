import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ownName = '@member/api/adapter'
/** What adapters of an earlier release import instead, for one release more. */
export const formerName = '@member/reference-api/adapter'

/** Packages that an adapter imports without having them installed. */
export const brought = [ownName, 'hono', 'valibot']

/** Imports an adapter’s module from any folder; what it has not installed of `brought` is the server’s own. */
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
