import { picturesAtom } from '@member/brand'
import { useBroken } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'

// `will-change` creates a layer: content added above moves it without a repaint. `::after` darkens it below the
// text.
const Place = styled.div`
  position: absolute;
  z-index: -1;
  left: 0;
  bottom: 0;
  width: 100%;
  height: 100%;
  max-height: 320px;
  background: var(--bg);
  pointer-events: none;
  -webkit-mask-image: linear-gradient(transparent, #000 60%);
  mask-image: linear-gradient(transparent, #000 60%);
  will-change: transform;
  &::after {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    background: var(--scrim);
  }
`

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const topPicture = 'home.top.background'

/** The configured picture at the top of a page (`home.top.background`); null without one. */
export function TopPicture() {
  const { src, webp } = useAtomValue(picturesAtom).get(topPicture) ?? {}
  const [isBroken, watched] = useBroken(src)
  if (!src || isBroken) return null
  return (
    <Place>
      <picture>
        {/* Covers a box of the same height on a phone and a desktop. */}
        {webp ? <source type="image/webp" srcSet={webp} sizes="(max-width: 599px) 150vw, 100vw" /> : null}
        <Photo src={src} alt="" decoding="async" {...watched} />
      </picture>
    </Place>
  )
}
