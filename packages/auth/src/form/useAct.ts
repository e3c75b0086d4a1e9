import { messageOf } from '@member/api-client'
import { toast } from '@member/ui'
import { useState } from 'react'

/** Returns `act`, which runs an async action and shows its error as a toast, and `busy`. */
export function useAct() {
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      void toast(messageOf(error), 'bad')
    }
    setBusy(false)
  }
  return { act, busy }
}
