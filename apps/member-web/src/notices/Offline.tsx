import { Banner, useOnline } from '@member/ui'
import { useEffect, useState } from 'react'
import { t } from '../words.ts'

const shown = 3_000

/** Says that there is no internet, and for a moment that it is back. */
export function Offline() {
  const online = useOnline()
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
  if (!online)
    return (
      <Banner tone="bad" icon="offline">
        {t.notice.offline}
      </Banner>
    )
  return back ? <Banner tone="ok">{t.notice.online}</Banner> : null
}
