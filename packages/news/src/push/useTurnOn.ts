import { toast } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { isDenied, turnPushOnAtom } from './push.ts'
import { t } from './words.ts'

export function useTurnOn(publicKey: string) {
  const turn = useSetAtom(turnPushOnAtom)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const turnOn = async () => {
    setBusy(true)
    setFault(undefined)
    try {
      if (await turn(publicKey)) void toast(t.on)
      // A dismissed permission dialog may be shown again.
      else if (isDenied()) setFault(t.denied)
    } catch {
      setFault(t.failed)
    }
    setBusy(false)
  }
  return { turnOn, busy, fault }
}
