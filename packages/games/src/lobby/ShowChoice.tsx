import { Icon, type IconName } from '@member/ui'
import { useAtomValue } from 'jotai'
import { featuresAtom } from '../credit.ts'
import { th } from '../th.ts'
import type { Shown } from './lobbyFilter.ts'
import { Choice, Slide } from './lobbyStyle.ts'

const icons: Record<Shown, IconName> = { all: 'games', favourite: 'heart', recent: 'history' }

/** All games, those the member likes, or those played last, as far as the server keeps them. */
export const ShowChoice = ({ shown, onChoose }: { shown: Shown; onChoose: (shown: Shown) => void }) => {
  const { favourites, recent } = useAtomValue(featuresAtom)
  const choices: Shown[] = [
    'all',
    ...(favourites ? ['favourite' as const] : []),
    ...(recent ? ['recent' as const] : []),
  ]
  if (choices.length === 1) return null
  return (
    <Slide role="group" aria-label={th.lobby.show}>
      {choices.map((choice) => (
        <Choice key={choice} type="button" aria-pressed={choice === shown} onClick={() => onChoose(choice)}>
          <Icon name={icons[choice]} size={18} />
          {th.lobby[choice]}
        </Choice>
      ))}
    </Slide>
  )
}
