import { ConsentChoice } from '@member/analytics/consent-choice'
import { IdentityRow } from '@member/identity/row'
import { PlaySafeScreen, type PlaySafeScreenProps } from '@member/protection/PlaySafeScreen'

interface PlaySafeProps extends Omit<PlaySafeScreenProps, 'children' | 'identityRow'> {
  identityLink: string
}

export const PlaySafe = ({ identityLink, ...props }: PlaySafeProps) => (
  <PlaySafeScreen {...props} identityRow={<IdentityRow to={identityLink} />}>
    <ConsentChoice />
  </PlaySafeScreen>
)
