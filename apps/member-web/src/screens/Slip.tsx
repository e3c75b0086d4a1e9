import { useReachedLimits } from '@member/protection/reached-limits'
import { SlipScreen, type SlipScreenProps } from '@member/wallet/slip'

/** Paying in by slip; what comes in does not lead to games that a limit of the member's own shuts. */
export const Slip = ({ playLink, ...props }: SlipScreenProps) => (
  <SlipScreen {...props} playLink={useReachedLimits().play ? undefined : playLink} />
)
