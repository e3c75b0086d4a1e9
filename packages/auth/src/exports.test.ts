import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as index from './index.ts'

test('the package has these entry points, and gives out these names', () => {
  expect(Object.keys(manifest.exports)).toEqual([
    '.',
    './login',
    './forgot-password',
    './register',
    './password',
    './address',
    './devices',
    './withdraw-lock',
    './second-factor',
    './passkeys',
    './passkey-fill',
    './passkey-offer',
    './profile',
    './account-menu',
    './last-login',
    './trust',
  ])
  expect(new Set(Object.keys(index))).toEqual(new Set(['LoginForm', 'logoutAtom']))
})
