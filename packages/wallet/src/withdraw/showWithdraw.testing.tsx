import { show } from '@member/screen-testing'
import { WithdrawScreen } from './WithdrawScreen.tsx'

export const showWithdraw = () =>
  show(
    <WithdrawScreen
      contactLink="/auth/contact"
      playLink="/play"
      helpHref={(word) => `/help?q=${word}`}
      depositLink="/auth/deposit"
      historyLink="/auth/transaction/history?tab=withdrawals"
      entryHref={(kind, reference) => `/history/${kind}/${reference}`}
    />,
  )
