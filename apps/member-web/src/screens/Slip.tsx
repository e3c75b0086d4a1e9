import { useReachedLimits } from '@member/protection/reached-limits'
import { SlipScreen, type SlipScreenProps } from '@member/wallet/slip'

/** Deposit by slip; offers no games if the member's own limit blocks them. */
export const Slip = ({ playLink, ...props }: SlipScreenProps) => (
  <SlipScreen {...props} playLink={useReachedLimits().play ? undefined : playLink} />
)
