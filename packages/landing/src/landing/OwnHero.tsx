import styled from '@emotion/styled'
import type { BrandPicture } from '@member/brand'
import { tablet, useBroken } from '@member/ui'
import { Drawing } from './landingStyle.ts'

// Wide letters may overlap it: they stay in front, where it fades out.
const Place = styled(Drawing)`
  z-index: -1;
  top: 0;
  right: 0;
  width: 40%;
  max-width: 320px;
`

const Photo = styled.img`
  display: block;
  width: 100%;
  height: 132px;
  border-radius: var(--radius-l);
  object-fit: cover;
  -webkit-mask-image: linear-gradient(90deg, transparent, #000 60%);
  mask-image: linear-gradient(90deg, transparent, #000 60%);
  ${tablet} {
    height: 180px;
  }
`

export function OwnHero({ picture: { src, webp } }: { picture: BrandPicture }) {
  const [isBroken, watched] = useBroken(src)
  if (isBroken) return null
  return (
    <Place>
      <picture>
        {webp ? <source type="image/webp" srcSet={webp} sizes="320px" /> : null}
        <Photo src={src} alt="" decoding="async" {...watched} />
      </picture>
    </Place>
  )
}
