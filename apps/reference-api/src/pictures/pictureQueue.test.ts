import { describe, expect, test } from 'vitest'
import { pictureQueue } from './pictureQueue.ts'

/** A queue whose pictures take as long as the test wants. */
function bench(change: Partial<Parameters<typeof pictureQueue>[0]> = {}) {
  const queue = pictureQueue({ atOnce: 1, waiting: 3, share: 2, windowMs: 60_000, ...change })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const send = (who: string) => {
    const asking = queue(who, () => {
      begun.push(who)
      return new Promise<string>((resolve) => ends.push(() => resolve(who)))
    })
    return asking.catch((fault: unknown) => fault)
  }
  /** Ends the picture that is being read, and lets the next begin. */
  const end = async (asking: Promise<unknown>) => {
    ends.shift()?.()
    await asking
  }
  return { queue, begun, send, end }
}
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
    await queue('greedy', () => new Promise((resolve) => setImmediate(resolve)))
    const running = send('another')
    const waiting = [send('greedy'), send('honest')]
    await end(running)
    await end(waiting[1]!)
    await end(waiting[0]!)
    expect(begun).toEqual(['another', 'honest', 'greedy'])
  })

  test('where it is full, who has cost the most gives way', async () => {
    const { queue, send, end } = bench({ waiting: 2 })
    await queue('greedy', () => new Promise((resolve) => setImmediate(resolve)))
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
    const broken = queue('one', () => Promise.reject(new Error('broken')))
    const next = queue('two', async () => 'read')
    await expect(broken).rejects.toThrow('broken')
    expect(await next).toBe('read')
  })
})
