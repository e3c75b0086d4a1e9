import { MoneyInPlay } from '@member/games/money-in-play'
import { WithdrawScreen, type WithdrawScreenProps } from '@member/wallet/withdraw'

/** Withdrawing, with what is still out in games. */
export const Withdraw = (props: Omit<WithdrawScreenProps, 'notice'>) => (
  <WithdrawScreen {...props} notice={<MoneyInPlay />} />
)
