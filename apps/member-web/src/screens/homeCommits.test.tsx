import {
  aCredit,
  aDeposit,
  aList,
  aSetting,
  changeMockApi,
  mockApi,
  signIn,
} from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { act, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { App, startUp } from '../App.tsx'
import { forMembers } from '../testing/answers.ts'

const credit = 'POST /api/auth/user/getCredit/:username'
const deposits = 'GET /api/auth/deposit/:uuid'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Simulates the server's stream; returns a function that sends an event. */
const openStream = () => {
  const waiting: object[] = []
  let wake: (() => void) | undefined
  let id = 0
  const read = async () => {
    while (waiting.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    id += 1
    return { value: new TextEncoder().encode(`id: ${id}\ndata: ${JSON.stringify(waiting.shift())}\n\n`) }
  }
  const headers = new Map([['Content-Type', 'text/event-stream']])
  vi.stubGlobal('fetch', async () => ({
    ok: true,
    status: 200,
    headers,
    body: { getReader: () => ({ read }) },
  }))
  return (event: object) => {
    waiting.push(event)
    wake?.()
  }
}

interface Change {
  event: object
  /** Texts that the home shows once it has all answers. */
  shown: RegExp[]
}

/** Opens a member's home with a stream; returns the least number of commits of an event. */
const leastCommits = async (change: (balance: number) => Change) => {
  const send = openStream()
  signIn()
  mockApi({
    ...forMembers,
    'GET /api/setting': aSetting({ features: { live: true } }),
    [credit]: aCredit({ balance: 100 }),
  })
  window.history.replaceState(null, '', '/auth/dashboard')
  await startUp.preload()
  let commits = 0
  render(
    <Profiler id="site" onRender={() => (commits += 1)}>
      <BrowserRouter>
        <App brand={aBrand()} />
      </BrowserRouter>
    </Profiler>,
  )
  await screen.findByText(/^มี .* คะแนน$/)
  send({ changed: [], missed: [] })
  const counts: number[] = []
  for (const balance of [101, 102, 103, 104, 105]) {
    const before = commits
    const { event, shown } = change(balance)
    act(() => send(event))
    for (const text of shown) await screen.findAllByText(text)
    counts.push(commits - before)
  }
  // Parts of the home that load meanwhile are committed too, but not at each event.
  return Math.min(...counts)
}

test('an event that changes the credit alone renders the home once', async () => {
  const commits = await leastCommits((balance) => {
    changeMockApi({ [credit]: aCredit({ balance }) })
    return { event: { changed: ['credit'] }, shown: [new RegExp(`^${balance}\\.00`)] }
  })
  expect(commits).toBe(1)
})

test('a deposit renders the home once for the credit and once for the last movements', async () => {
  const commits = await leastCommits((balance) => {
    const amount = balance + 4_000
    const deposit = aDeposit({ uuid: `d${balance}`, status: 'SUCCESS', amount })
    changeMockApi({ [credit]: aCredit({ balance }), [deposits]: aList([deposit]) })
    return {
      event: { changed: ['credit', 'deposits'], deposit },
      shown: [new RegExp(`^${balance}\\.00`), new RegExp(`4,${balance}\\.00`)],
    }
  })
  expect(commits).toBeLessThanOrEqual(2)
})
