import { canMakePasskey } from '@member/api-client/passkey'
import { useEffect, useState } from 'react'

/** True if this device can hold a passkey; undefined until the browser has said so. */
export function useCanMake(): boolean | undefined {
  const [can, setCan] = useState<boolean>()
  useEffect(() => void canMakePasskey().then(setCan), [])
  return can
}
