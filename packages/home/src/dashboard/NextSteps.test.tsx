import { queryClientAtom } from '@member/api-client'
import { newSessionStore } from '@member/api-client/session-scope'
import { aGameEvent, aMemberSummary, later, mockApi, signIn, signOut } from '@member/api-client/testing'
import { render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'jotai'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { NextSteps } from './NextSteps.tsx'

afterEach(signOut)

test('what a member can do next is shown all at once, so that no offer moves another', async () => {
  const events = later()
  mockApi({ 'GET /api/auth/game': events.answer, 'GET /api/auth/user/:uuid': aMemberSummary() })
  signIn()
  const store = newSessionStore()
  render(
    <MemoryRouter>
      <Provider store={store}>
        <NextSteps linkTo={(to) => `/${to}`} checkInLink="/media" isCheckInDue isPromotionOpen />
      </Provider>
    </MemoryRouter>,
  )
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(screen.queryAllByRole('link')).toEqual([])
  events.come([aGameEvent({ type: 'WHEEL', playLeft: 3 })])
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/media',
    '/wheel',
    '/promotion',
    '/reward',
  ])
})
