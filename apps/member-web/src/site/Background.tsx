import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { picturesAtom } from './configurations.ts'

const Place = styled.div`
  position: fixed;
  z-index: -1;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  pointer-events: none;
`

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

// What stands there without a picture: the brand's own light, drawn once.
const Own = styled.div`
  width: 100%;
  height: 100%;
  background-image:
    radial-gradient(80% 60% at 85% 0, var(--brand-soft) 0, transparent 70%),
    radial-gradient(60% 50% at 0 100%, var(--surface-2) 0, transparent 70%);
`

/** The full-cover fixed picture behind every page (`home.normal.background`); broken, the brand's own stands in. */
export function Background() {
  const address = useAtomValue(picturesAtom).get('home.normal.background')
  const [broken, setBroken] = useState<string>()
  return (
    <Place aria-hidden>
      {address && address !== broken ? (
        <Photo src={address} alt="" decoding="async" onError={() => setBroken(address)} />
      ) : (
        <Own />
      )}
    </Place>
  )
}
