import { featureAtom } from '@member/api-client/setting'
import { Icon, type IconName } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import type { Shown } from './lobbyFilter.ts'
import { Choice, Slide } from './lobbyStyle.ts'

const icons: Record<Shown, IconName> = {
  all: 'games',
  hot: 'trophy',
  new: 'star',
  favourite: 'heart',
  recent: 'history',
}

/** All games, the loved or the new ones, those the member likes or played last, as far as the server keeps them. */
export const ShowChoice = ({
  shown,
  provider,
  onChoose,
  onAnyProvider,
}: {
  shown: Shown
  /** The one whose games are shown alone. */
  provider: string | undefined
  onChoose: (shown: Shown) => void
  onAnyProvider: () => void
}) => {
  const favourites = useAtomValue(featureAtom('favourites'))
  const recent = useAtomValue(featureAtom('recent'))
  const gameSort = useAtomValue(featureAtom('gameSort'))
  const choices: Shown[] = [
    'all',
    ...(gameSort ? (['hot', 'new'] as const) : []),
    ...(favourites ? ['favourite' as const] : []),
    ...(recent ? ['recent' as const] : []),
  ]
  if (choices.length === 1 && !provider) return null
  return (
    <Slide role="group" aria-label={t.lobby.show}>
      {provider ? (
        <Choice type="button" aria-label={t.lobby.anyProvider({ name: provider })} onClick={onAnyProvider}>
          {provider}
          <Icon name="close" size={18} />
        </Choice>
      ) : null}
      {choices.map((choice) => (
        <Choice key={choice} type="button" aria-pressed={choice === shown} onClick={() => onChoose(choice)}>
          <Icon name={icons[choice]} size={18} />
          {t.lobby[choice]}
        </Choice>
      ))}
    </Slide>
  )
}
