import { Dialog } from '@member/ui'
import type { Game } from '@member/api-client'
import { useAtom, useAtomValue } from 'jotai'
import { usePictureOf } from '../pictureOf.ts'
import { useProviderName } from '../useProviderName.ts'
import { th as games } from '../th.ts'
import { th } from './th.ts'
import { BeforePlay } from './BeforePlay.tsx'
import { Failed } from './Failed.tsx'
import { Cover, Facts, Top } from './gameSheetStyle.ts'
import { GameCover } from '../cover/GameCover.tsx'
import { chosenAtom, launchAtom } from './launchState.ts'
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
        {game.name === game.nameEn ? null : <p lang="en">{game.nameEn}</p>}
        <p>
          <span>{th.launch.provider}</span> {providerName(game.provider)}
        </p>
        <p>
          <span>{th.launch.category}</span> {games.categories[game.category]}
        </p>
      </Facts>
    </Top>
  )
}

/** One game before it is played: what it is, what happens to the money, the tap that opens it, and what came of it. */
export const GameSheet = ({ depositLink }: { depositLink: string }) => {
  const [chosen, choose] = useAtom(chosenAtom)
  const launch = useAtomValue(launchAtom)
  const game = launch?.phase === 'waiting' ? launch.game : chosen
  if (!game || launch?.phase === 'framed' || launch?.phase === 'away') return null
  // A sheet whose game is being opened stays: what comes of it must be seen.
  const close = () => {
    if (launch?.phase !== 'opening' && launch?.phase !== 'waiting') choose(null)
  }
  return (
    <Dialog title={game.name} onClose={close}>
      <About game={game} />
      {launch?.phase === 'waiting' ? (
        <WaitingLink launch={launch} />
      ) : (
        <>
          {launch?.phase === 'failed' && launch.game.uuid === game.uuid ? <Failed launch={launch} /> : null}
          <BeforePlay game={game} depositLink={depositLink} />
        </>
      )}
    </Dialog>
  )
}
