import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { picturesAtom } from './site.ts'

const Photo = styled.img`
  position: absolute;
  z-index: -1;
  left: 0;
  bottom: 0;
  width: 100%;
  height: 100%;
  max-height: 320px;
  object-fit: cover;
  pointer-events: none;
  -webkit-mask-image: linear-gradient(transparent, #000 60%);
  mask-image: linear-gradient(transparent, #000 60%);
  /* A layer of its own: it stands at the bottom, and a sentence more above it moves it without painting it anew. */
  will-change: transform;
`

/** The key of its configuration. */
export const topPicture = 'home.top.background'

/** The configured picture at the head of a page (`home.top.background`); nothing where there is none. */
export function TopPicture() {
  const { src, webp } = useAtomValue(picturesAtom).get(topPicture) ?? {}
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return null
  return (
    <picture>
      {/* It covers a place that is as high on a phone as on a desktop. */}
      {webp ? <source type="image/webp" srcSet={webp} sizes="(max-width: 599px) 150vw, 100vw" /> : null}
      <Photo src={src} alt="" decoding="async" onError={() => setBroken(src)} />
    </picture>
  )
}
