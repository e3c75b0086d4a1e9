import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusals.ts'
import { hashQueue } from './hashQueue.ts'
import type { Turn } from '../../services/services.ts'

function held(limits: Parameters<typeof hashQueue>[0] = {}) {
  const queue = hashQueue({ atOnce: 1, ...limits })
  const order: string[] = []
  const ends: (() => void)[] = []
  const ask = (of: string, isKnown = false) => {
    const turn: Turn = { of, isKnown }
    return queue
      .run(turn, () => {
        order.push(of)
        return new Promise<void>((resolve) => ends.push(resolve))
      })
      .then(
        () => 'done',
        (fault: unknown) => (fault instanceof Refusal ? fault.message : 'fault') && 'refused',
      )
  }
  const finish = async (asked: Promise<string>[]) => {
    const ended = new Set<Promise<string>>()
    for (const one of asked) void one.then(() => ended.add(one))
    while (ended.size < asked.length) {
      ends.shift()?.()
      await Promise.resolve()
    }
    return Promise.all(asked)
  }
  return { order, ask, finish }
}

test('sixty hashes from one network hold up one of another network by one alone', async () => {
  const { order, ask, finish } = held()
  const flood = Array.from({ length: 60 }, () => ask('flood'))
  const honest = ask('honest')
  const ends = await finish([...flood, honest])
  expect(order.indexOf('honest')).toBeLessThanOrEqual(2)
  expect(ends.at(-1)).toBe('done')
  // One runs and sixteen wait; the rest is refused at once.
  expect(ends.filter((end) => end === 'done')).toHaveLength(18)
})

test('a known device comes before strangers, who still have their turns', async () => {
  const { order, ask, finish } = held()
  const strangers = ['a', 'b', 'c'].map((network) => ask(network))
  const known = Array.from({ length: 5 }, () => ask('known', true))
  await finish([...strangers, ...known])
  expect(order).toEqual(['a', 'known', 'known', 'known', 'b', 'known', 'known', 'c'])
})

test('where too many wait, the newest of the network with the most gives its place up', async () => {
  const { ask, finish } = held({ waiting: 4 })
  const flood = Array.from({ length: 5 }, () => ask('flood'))
  const [first, second] = [ask('one'), ask('other')]
  const ends = await finish([...flood, first, second])
  expect(ends).toEqual(['done', 'done', 'done', 'refused', 'refused', 'done', 'done'])
})

test('a hash that fails is its asker’s fault and holds nobody up', async () => {
  const queue = hashQueue({ atOnce: 1 })
  const turn = { of: 'one', isKnown: false }
  await expect(queue.run(turn, () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory')
  expect(await queue.run(turn, async () => 'next')).toBe('next')
})
