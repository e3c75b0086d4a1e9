import { LedgerScreen } from '@member/wallet/ledger'
import { HistoryScreen, type HistoryScreenProps } from '@member/wallet/history'
import { useAtomValue } from 'jotai'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'
import { settingAtom } from '../site/site.ts'

/** Everything that moved, where the server keeps such a list; else deposits and withdrawals apart. */
export const History = (props: HistoryScreenProps & { playLink: string }) => {
  const features = useAtomValue(settingAtom)?.features
  if (!features) return <ScreenSkeleton />
  return features['ledger'] ? (
    <LedgerScreen depositLink={props.depositLink} playLink={props.playLink} back={props.back} />
  ) : (
    <HistoryScreen {...props} />
  )
}
