import { picturesAtom } from '@member/brand'
import { useBroken } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'

// An operator's picture may have any colour, so the brand's scrim covers it evenly.
const Place = styled.div`
  position: fixed;
  z-index: -1;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  overflow: hidden;
  pointer-events: none;
  &[data-photo]::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: var(--scrim);
  }
`

const Photo = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

// Shown without a picture: a gradient in the brand's colours.
const Own = styled.div`
  width: 100%;
  height: 100%;
  background-image:
    radial-gradient(80% 60% at 85% 0, var(--brand-soft) 0, transparent 70%),
    radial-gradient(60% 50% at 0 100%, var(--surface-2) 0, transparent 70%);
`

// In the brand's colours, with readable text.
const Missing = styled.svg`
  position: absolute;
  top: 50%;
  left: 50%;
  width: 320px;
  max-width: 70%;
  transform: translate(-50%, -50%);
  fill: var(--surface-3);
  stroke: var(--bg);
  stroke-width: 4;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const NotFound = () => (
  <Missing viewBox="0 0 160 120" data-missing focusable="false">
    <path d="M58 8H18a10 10 0 0 0-10 10v84a10 10 0 0 0 10 10h26l18-22-14-24 20-22-12-18z" />
    <path d="M84 8h58a10 10 0 0 1 10 10v84a10 10 0 0 1-10 10H70l18-22-14-24 20-22z" />
    <circle cx="122" cy="38" r="10" />
    <path fill="none" d="M8 92l22-26 12 12M90 92l28-26 34 30" />
  </Missing>
)

/** Fixed picture behind every page (`home.normal.background`), or the brand's gradient. */
export function Background() {
  const { src, webp } = useAtomValue(picturesAtom).get('home.normal.background') ?? {}
  const [isBroken, watched] = useBroken(src)
  const isPhoto = src !== undefined && !isBroken
  return (
    <Place aria-hidden data-photo={isPhoto || undefined}>
      {isPhoto ? (
        <picture>
          {webp ? <source type="image/webp" srcSet={webp} sizes="100vw" /> : null}
          <Photo src={src} alt="" decoding="async" {...watched} />
        </picture>
      ) : (
        <Own>{src ? <NotFound /> : null}</Own>
      )}
    </Place>
  )
}
