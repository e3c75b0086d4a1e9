import { featureAtom } from '@member/api-client/setting'
import { LedgerScreen } from '@member/wallet/ledger/LedgerScreen'
import { HistoryScreen, type HistoryScreenProps } from '@member/wallet/history/HistoryScreen'
import { useAtomValue } from 'jotai'
import * as paths from '../paths/paths.ts'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'

/** Screen of the ledger if the server has one, otherwise of deposits and withdrawals. */
export const History = (props: HistoryScreenProps & { playLink: string }) => {
  const hasLedger = useAtomValue(featureAtom('ledger'))
  if (hasLedger === undefined) return <ScreenSkeleton />
  return hasLedger ? (
    <LedgerScreen
      depositLink={props.depositLink}
      slipLink={paths.slip.path}
      contactLink={paths.contact.path}
      playLink={props.playLink}
      back={props.back}
    />
  ) : (
    <HistoryScreen {...props} />
  )
}
