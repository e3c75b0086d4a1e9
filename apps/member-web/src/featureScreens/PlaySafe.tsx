import { PlaySafeScreen, type PlaySafeScreenProps } from '@member/protection/play-safe'
import { ConsentChoice } from '../events/ConsentChoice.tsx'

/** Where a member looks after how they play, and may change their mind about being counted. */
export const PlaySafe = (props: Omit<PlaySafeScreenProps, 'children'>) => (
  <PlaySafeScreen {...props}>
    <ConsentChoice />
  </PlaySafeScreen>
)
