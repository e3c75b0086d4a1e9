import { PromotionScreen, type PromotionScreenProps } from '@member/rewards/promotion/PromotionScreen'
import { Turnover } from '@member/wallet/turnover'
import * as paths from '../paths/paths.ts'

export const Promotion = (props: PromotionScreenProps) => (
  <PromotionScreen {...props} running={<Turnover playLink={paths.category.href('hot')} />} />
)
