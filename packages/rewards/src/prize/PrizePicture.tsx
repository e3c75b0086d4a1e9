import styled from '@emotion/styled'
import type { AnyPrize } from '@member/api-client'
import { Picture, PrizeArt } from '@member/ui'
import { prizeArt } from './prizeTypes.ts'
import { usePicture } from './usePicture.ts'

// Most are designed for a segment or card, without a background.
const Clear = styled(Picture)`
  background: none;
`

export const PrizePicture = ({ prize }: { prize: Pick<AnyPrize, 'type' | 'image'> }) => {
  const address = usePicture(prize.image)
  return address ? (
    <Clear
      src={address}
      alt=""
      width={1}
      height={1}
      radius="s"
      fallback={<PrizeArt name={prizeArt(prize)} />}
    />
  ) : (
    <PrizeArt name={prizeArt(prize)} />
  )
}
