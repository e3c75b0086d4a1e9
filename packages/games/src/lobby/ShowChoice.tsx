import { featureAtom } from '@member/api-client/setting'
import { Icon, type IconName } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import type { Shown } from './lobbyFilter.tsx'
import { Choice, Group } from './lobbyStyle.ts'

const icons: Record<Exclude<Shown, 'all'>, IconName> = {
  hot: 'trophy',
  new: 'star',
  favourite: 'heart',
  recent: 'history',
}

/** Buttons that show only hot or new games; with `first`, only the member's favourite or recent ones. */
export const ShowChoice = ({
  first = false,
  shown,
  onChoose,
}: {
  first?: boolean
  shown: Shown
  onChoose: (shown: Shown) => void
}) => {
  const favourites = useAtomValue(featureAtom('favourites'))
  const recent = useAtomValue(featureAtom('recent'))
  const gameSort = useAtomValue(featureAtom('gameSort'))
  const choices: Exclude<Shown, 'all'>[] = first
    ? [...(favourites ? ['favourite' as const] : []), ...(recent ? ['recent' as const] : [])]
    : gameSort
      ? ['hot', 'new']
      : []
  if (choices.length === 0) return null
  return (
    <Group role="group" aria-label={first ? t.lobby.mine : t.lobby.show}>
      {choices.map((choice) => {
        const isIconAlone = first && choice !== shown
        return (
          <Choice
            key={choice}
            type="button"
            round={isIconAlone}
            aria-label={isIconAlone ? t.lobby[choice] : undefined}
            title={isIconAlone ? t.lobby[choice] : undefined}
            aria-pressed={choice === shown}
            onClick={() => onChoose(choice === shown ? 'all' : choice)}
          >
            <Icon name={icons[choice]} size={first ? 20 : 18} />
            {isIconAlone ? null : t.lobby[choice]}
          </Choice>
        )
      })}
    </Group>
  )
}

export const OneProvider = ({ name, onAny }: { name: string; onAny: () => void }) => (
  <Choice type="button" aria-label={t.lobby.anyProvider({ name })} onClick={onAny}>
    {name}
    <Icon name="close" size={18} />
  </Choice>
)
