/** Stories that load at the same time; each is a page of its own and shares the processor with the others. */
const atOnce = 3

let loading = 0
const waiting: (() => void)[] = []

const next = () => {
  if (loading >= atOnce) return
  const start = waiting.shift()
  if (!start) return
  loading++
  start()
}

/** Calls `start` in its turn. Returns a function that ends the turn, or leaves the queue. */
export function takeTurn(start: () => void): () => void {
  let state: 'waiting' | 'loading' | 'over' = 'waiting'
  const begin = () => {
    state = 'loading'
    start()
  }
  waiting.push(begin)
  next()
  return () => {
    if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1)
    if (state === 'loading') {
      loading--
      next()
    }
    state = 'over'
  }
}
