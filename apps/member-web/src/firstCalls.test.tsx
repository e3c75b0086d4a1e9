import { calls, signIn } from '@member/api-client/testing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bootSettings, dashboardCalls, landingCalls } from '../build/firstScreen.ts'
import { openSite } from './testing/openSite.tsx'

const { site, visitors, members, ...settings } = bootSettings()
const everyone = [site, ...settings.everyone]
const nameOf = (call: string) => call.split(' ').slice(0, 2).join(' ')

/** What a screen has asked for, spelled as the contract does. */
const asked = () =>
  calls()
    .map(({ method, path }) =>
      `${method} ${path}`
        .replace('/11111111-1111-4111-8111-111111111111', '/:uuid')
        .replace('/demo1234', '/:username'),
    )
    .toSorted()

test.each([
  ['/', [...everyone, ...visitors, ...landingCalls]],
  ['/login', [...everyone, ...visitors]],
  ['/auth/contact', [...everyone, ...members]],
  ['/auth/dashboard', [...everyone, ...members, ...dashboardCalls]],
])('the boot script asks for what %s needs, and nothing else', async (path, expected) => {
  if (path.startsWith('/auth')) signIn()
  openSite(path)
  await waitFor(() => expect(asked()).toEqual(expected.map(nameOf).toSorted()))
})
