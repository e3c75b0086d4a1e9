import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Packages that an adapter imports without having them installed. */
export const brought = ['@member/reference-api/adapter', 'hono', 'valibot']

/** Imports an adapter’s module from any folder; what it has not installed of `brought` is the server’s own. */
export async function importAdapter(specifier: string, from = process.cwd()): Promise<unknown> {
  const isPath = /^[./]/.test(specifier)
  const hooks = registerHooks({
    resolve(wanted, context, next) {
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
