import { canMakePasskey } from '@member/api-client/passkey'
import { useEffect, useState } from 'react'

/** Returns true if this device can create a passkey; undefined until known. */
export function useCanMake(): boolean | undefined {
  const [can, setCan] = useState<boolean>()
  useEffect(() => void canMakePasskey().then(setCan), [])
  return can
}
