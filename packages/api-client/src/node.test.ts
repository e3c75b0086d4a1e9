import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the package is read in Node, where there is no window and no storage', async () => {
  expect(typeof window).toBe('undefined')
  const [client, session, testing] = await Promise.all([
    import('./index.ts'),
    import('./client/session.ts'),
    import('./testing/index.ts'),
  ])
  expect(session.getSession()).toBeNull()
  expect(client.platform()).toBe('DSK')
  expect(testing.calls()).toEqual([])
})

const loading = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    resolve: (specifier, context, next) => {
      if (/^[@a-z]/.test(specifier)) loaded.add(specifier)
      return next(specifier, context)
    },
  })
  await import(process.argv[1])
  console.log([...loaded].filter((name) => !name.startsWith('node:')).join())
`

test('the contract needs valibot and i18n, and neither React nor jotai', () => {
  const args = ['--conditions=development', '--input-type=module', '--eval', loading]
  const loaded = execFileSync(process.execPath, [...args, new URL('contract.ts', import.meta.url).href], {
    encoding: 'utf8',
  })
  const packages = loaded.trim().split(',')
  expect(packages.filter((name) => !name.startsWith('file:'))).toEqual(['valibot', '@member/i18n'])
})
