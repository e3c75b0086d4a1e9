import { useReachedLimits } from '@member/protection/reached-limits'
import { SlipScreen, type SlipScreenProps } from '@member/wallet/slip/SlipScreen'

/** Slip screen, without the link to games if the member's own limit blocks play. */
export const Slip = ({ playLink, ...props }: SlipScreenProps) => (
  <SlipScreen {...props} playLink={useReachedLimits().play ? undefined : playLink} />
)
