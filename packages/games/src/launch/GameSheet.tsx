import { Dialog } from '@member/ui'
import type { Game } from '@member/api-client'
import { useAtom, useAtomValue } from 'jotai'
import { usePictureOf } from '../game/pictureOf.ts'
import { useProviderName } from '../game/useProviderName.ts'
import type { GamesLinks } from '../game/links.ts'
import { t as games } from '../game/words.ts'
import { t } from './words.ts'
import { BeforePlay } from './BeforePlay.tsx'
import { Failed, isLimit } from './Failed.tsx'
import { Cover, Facts, Top } from './gameSheetStyle.ts'
import { GameCover } from '../cover/GameCover.tsx'
import { chosenAtom, launchAtom } from './launchState.ts'
import { nameOf } from '../game/nameOf.ts'
import { WaitingLink } from './WaitingLink.tsx'

const About = ({ game }: { game: Game }) => {
  const pictureOf = usePictureOf()
  const providerName = useProviderName()
  return (
    <Top>
      <Cover>
        <GameCover game={game} image={pictureOf(game.image)} />
      </Cover>
      <Facts>
        {nameOf(game) === game.nameEn ? null : <p lang="en">{game.nameEn}</p>}
        <p>
          <span>{t.launch.provider}</span> {game.providerName ?? providerName(game.provider)}
        </p>
        <p>
          <span>{t.launch.category}</span> {games.categories[game.category]}
        </p>
      </Facts>
    </Top>
  )
}

export const GameSheet = (links: Pick<GamesLinks, 'depositLink' | 'limitsLink' | 'breakLink'>) => {
  const [chosen, choose] = useAtom(chosenAtom)
  const launch = useAtomValue(launchAtom)
  const game = launch?.phase === 'waiting' ? launch.game : chosen
  if (!game || launch?.phase === 'framed') return null
  // A sheet stays while its game opens, to show the result.
  const close = () => {
    if (launch?.phase !== 'opening' && launch?.phase !== 'waiting') choose(null)
  }
  const failed = launch?.phase === 'failed' && launch.game.uuid === game.uuid ? launch : undefined
  return (
    <Dialog title={nameOf(game)} onClose={close}>
      <About game={game} />
      {launch?.phase === 'waiting' ? (
        <WaitingLink launch={launch} />
      ) : (
        <>
          {failed ? <Failed launch={failed} {...links} /> : null}
          {failed && isLimit(failed.error) ? null : <BeforePlay game={game} {...links} />}
        </>
      )}
    </Dialog>
  )
}
