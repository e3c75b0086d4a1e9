import { expect, test } from 'vitest'
import { bootScripts } from '../../build/bootScripts.ts'

const [, boot] = bootScripts()

test('a page carries no addresses or atoms that its boot script does not use', () => {
  expect(boot).toContain('"/auth/dashboard"')
  expect(boot).not.toMatch(/deposit\/slip|play-safe|No brand: set brandAtom/)
})
