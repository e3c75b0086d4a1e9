import { ConsentChoice } from '@member/analytics/consent-choice'
import { PlaySafeScreen, type PlaySafeScreenProps } from '@member/protection/play-safe'

/** Player protection and the consent to analytics. */
export const PlaySafe = (props: Omit<PlaySafeScreenProps, 'children'>) => (
  <PlaySafeScreen {...props}>
    <ConsentChoice />
  </PlaySafeScreen>
)
