import { useEffect, useState } from 'react'

const patience = 20_000

/** Requests the address; throws if its server is unreachable or, on our own site, returns an error. */
const ask = async (address: string, cache: RequestCache) => {
  const answer = await fetch(address, {
    method: 'HEAD',
    cache,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (answer.type !== 'opaque' && !answer.ok) throw new Error(String(answer.status))
}

/** Returns the loading state of a framed page, which has failed after 20 s, and how to try again. */
export function useFrameState(address: string | undefined) {
  const [state, setState] = useState<'waiting' | 'here' | 'failed'>('waiting')
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!address) return undefined
    let over = false
    const fail = () => {
      if (!over) setState('failed')
    }
    const late = setTimeout(() => setState((now) => (now === 'waiting' ? 'failed' : now)), patience)
    void ask(address, attempt === 0 ? 'default' : 'reload').catch(fail)
    return () => {
      over = true
      clearTimeout(late)
    }
  }, [address, attempt])
  return {
    state,
    attempt,
    arrive: () => setState((now) => (now === 'waiting' ? 'here' : now)),
    again: () => {
      setState('waiting')
      setAttempt(attempt + 1)
    },
  }
}
