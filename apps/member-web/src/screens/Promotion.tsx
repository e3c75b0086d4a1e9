import { PromotionScreen, type PromotionScreenProps } from '@member/rewards/promotion'
import { Turnover } from '@member/wallet/turnover'
import * as paths from '../paths/paths.ts'

/** A member's promotion, below the bonus that runs. */
export const Promotion = (props: PromotionScreenProps) => (
  <PromotionScreen {...props} running={<Turnover playLink={paths.category.href('hot')} />} />
)
