import { useEffect, useState } from 'react'

const shown = 3_000

export function useIsBack(online: boolean) {
  const [was, setWas] = useState(online)
  const [back, setBack] = useState(false)
  if (was !== online) {
    setWas(online)
    setBack(online)
  }
  useEffect(() => {
    if (!back) return undefined
    const timer = setTimeout(() => setBack(false), shown)
    return () => clearTimeout(timer)
  }, [back])
  return back
}
