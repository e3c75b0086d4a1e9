import { describe, expect, test, vi } from 'vitest'
import { pictureQueue } from './pictureQueue.ts'

function bench(change: Partial<Parameters<typeof pictureQueue>[0]> = {}) {
  const queue = pictureQueue({ atOnce: 1, waiting: 3, share: 2, windowMs: 60_000, ...change })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const send = (who: string, isKnown = true) => {
    const asking = queue({ uuid: who, isKnown }, () => {
      begun.push(who)
      return new Promise<string>((resolve) => ends.push(() => resolve(who)))
    })
    return asking.catch((fault: unknown) => fault)
  }
  const end = async (asking: Promise<unknown>) => {
    ends.shift()?.()
    await asking
  }
  return { queue, begun, send, end }
}
// eslint-disable-next-line real-time/no-wait -- fake timers
const picture = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))
const known = (uuid: string) => ({ uuid, isKnown: true })
const refused = { status: 429_001 }

describe('pictures in a queue', () => {
  test('one member has a share of it, and no more until one of theirs is through', async () => {
    const { send, end } = bench()
    const first = send('greedy')
    const second = send('greedy')
    expect(await send('greedy')).toMatchObject(refused)
    await end(first)
    await end(second)
    const again = send('greedy')
    await end(again)
    expect(await again).toBe('greedy')
  })

  test('who has cost the least is next', async () => {
    const { queue, send, begun, end } = bench()
    await queue(known('greedy'), () => new Promise((resolve) => setImmediate(resolve)))
    const running = send('another')
    const waiting = [send('greedy'), send('honest')]
    await end(running)
    await end(waiting[1]!)
    await end(waiting[0]!)
    expect(begun).toEqual(['another', 'honest', 'greedy'])
  })

  test('where it is full, the one with the highest cost is dropped', async () => {
    const { queue, send, end } = bench({ waiting: 2 })
    await queue(known('greedy'), () => new Promise((resolve) => setImmediate(resolve)))
    const running = send('one')
    const [greedy, two, honest] = [send('greedy'), send('two'), send('honest')]
    expect(await greedy).toMatchObject(refused)
    await end(running)
    await end(two)
    await end(honest)
    expect(await honest).toBe('honest')
  })

  test('a picture that breaks down lets the next one begin', async () => {
    const { queue } = bench()
    const broken = queue(known('one'), () => Promise.reject(new Error('broken')))
    const next = queue(known('two'), async () => 'read')
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toBe('read')
  })

  test('who was credited before comes before accounts that never were', async () => {
    const { send, begun, end } = bench({ waiting: 2 })
    const running = send('first', false)
    const waiting = [send('second', false), send('third', false), send('member')]
    // The queue is full: the newest of the unknown accounts is refused.
    expect(await waiting[1]).toMatchObject(refused)
    await end(running)
    await end(waiting[2]!)
    await end(waiting[0]!)
    expect(begun).toEqual(['first', 'member', 'second'])
  })

  test('a credited member whose slips took seconds on a busy machine still comes before new accounts', async () => {
    vi.useFakeTimers()
    try {
      const { send, begun, end } = bench({ waiting: 2 })
      for (let slip = 0; slip < 3; slip += 1) {
        const slow = send('member')
        await vi.advanceTimersByTimeAsync(4_000)
        await end(slow)
      }
      const running = send('first', false)
      const waiting = [send('second', false), send('third', false), send('member')]
      expect(await waiting[1]).toMatchObject(refused)
      await end(running)
      await end(waiting[2]!)
      await end(waiting[0]!)
      expect(begun.slice(3)).toEqual(['first', 'member', 'second'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a member who was credited once and sends slow pictures comes after new accounts', async () => {
    vi.useFakeTimers()
    try {
      const { send, begun, end } = bench()
      const slow = send('greedy')
      await vi.advanceTimersByTimeAsync(31_000)
      await end(slow)
      const running = send('another')
      const waiting = [send('greedy'), send('new', false)]
      await end(running)
      await end(waiting[1]!)
      await end(waiting[0]!)
      expect(begun).toEqual(['greedy', 'another', 'new', 'greedy'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a crowd that goes on sending slow pictures delays nobody else', async () => {
    vi.useFakeTimers()
    try {
      const queue = pictureQueue()
      const over = new AbortController()
      const goOn = async (uuid: string) => {
        while (!over.signal.aborted) {
          await queue({ uuid, isKnown: false }, picture(700)).catch(() => picture(10_000)())
        }
      }
      const crowd = Array.from({ length: 60 }, (_, index) => goOn(`slow ${index}`))
      for (const isKnown of [true, false]) {
        // Long enough that no earlier decoding time counts.
        await vi.advanceTimersByTimeAsync(700_000)
        const read = vi.fn<() => void>()
        const honest = queue({ uuid: `honest ${isKnown}`, isKnown }, picture(100)).then(read)
        // The running slow picture, plus its own time.
        await vi.advanceTimersByTimeAsync(900)
        expect(read).toHaveBeenCalled()
        await honest
      }
      over.abort()
      await vi.advanceTimersByTimeAsync(60_000)
      await Promise.all(crowd)
    } finally {
      vi.useRealTimers()
    }
  })
})
