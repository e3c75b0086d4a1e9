import { calls, signIn } from '@member/api-client/testing'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { firstCalls } from '../build/app.ts'
import { routeAt } from './routes/routes.ts'
import { openSite } from './testing/openSite.tsx'

const { operation, everyone: rest, visitor, member } = firstCalls
const everyone = [operation, ...rest]
const ownOf = (path: string) => routeAt(path)?.firstCalls ?? []
const nameOf = (call: string) => call.split(' ').slice(0, 2).join(' ')

/** The first calls, in the form of the expected ones. */
const asked = (count: number) =>
  calls()
    .slice(0, count)
    .map(({ method, path }) =>
      `${method} ${path}`
        .replace('/11111111-1111-4111-8111-111111111111', '/:uuid')
        .replace('/demo1234', '/:username'),
    )
    .toSorted()

test.each(['/', '/login', '/auth/contact', '/auth/dashboard'])(
  'the boot script asks for what %s asks first, and nothing else',
  async (path) => {
    const isMember = path.startsWith('/auth')
    if (isMember) signIn()
    openSite(path)
    const expected = [...everyone, ...(isMember ? member : visitor), ...ownOf(path)]
    await waitFor(() => expect(asked(expected.length)).toEqual(expected.map(nameOf).toSorted()))
  },
)
