import { Deferred, Dialog, FormMessage, Stack, useOwnBaht } from '@member/ui'
import {
  type ApiError,
  type CategoryGamesAnswer,
  categoryGamesKey,
  creditQuery,
  type Game,
  queryAtom,
  queryClientAtom,
  shownProps,
} from '@member/api-client'
import { useAtom, useAtomValue } from 'jotai'
import { type GamesLinks, nameOf, usePictureOf } from '../game/game.ts'
import { t as games } from '../game/words.ts'
import { t } from './words.ts'
import { BeforePlay } from './BeforePlay.tsx'
import { Cover, Facts, Top } from './gameSheetStyle.ts'
import { GameCover } from '../cover/GameCover.tsx'
import { chosenAtom, type Launch, launchAtom } from './launchState.ts'
import { WaitingLink } from './PayOver.tsx'
import styled from '@emotion/styled'
import { limitFull } from './ownLimits.ts'

const useProviderName = () => {
  const client = useAtomValue(queryClientAtom)
  return (code: string) => {
    for (const [, seen] of client.getQueriesData<CategoryGamesAnswer>({ queryKey: categoryGamesKey })) {
      const provider = seen?.providers.find((one) => one.code === code)
      if (provider) return provider.name
    }
    return code
  }
}

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

const Room = styled.div`
  margin-bottom: 16px;
`

/** The credit, rendered also while it is being refreshed: no amount is shown then. */
const freshCreditAtom = queryAtom(() => ({
  ...creditQuery(),
  notifyOnChangeProps: [...shownProps, 'isFetching'],
}))

/** True if the error means that the member's own loss or stake limit is reached. */
const isLimit = ({ code }: ApiError) => code === 'LOSS_LIMIT' || code === 'STAKE_LIMIT'

/** Message why a game did not open, and how much money is in the credit or in games. */
const Failed = ({
  launch: { error, uncertain },
  limitsLink,
  breakLink,
}: {
  launch: Extract<Launch, { phase: 'failed' }>
} & Pick<GamesLinks, 'limitsLink' | 'breakLink'>) => {
  const credit = useAtomValue(freshCreditAtom)
  const baht = useOwnBaht()
  const known = credit.isFetching || credit.isError ? undefined : credit.data
  if (isLimit(error))
    return (
      <Room role="alert">
        <Deferred when="needed" fallback={error.message}>
          <limitFull.Component why={error.message} limitsLink={limitsLink} breakLink={breakLink} />
        </Deferred>
      </Room>
    )
  return (
    <Room role="alert">
      <Stack space={2}>
        <FormMessage tone={uncertain ? 'warn' : 'bad'}>
          {uncertain ? t.launch.uncertain : error.message}
        </FormMessage>
        {known && known.inGames.length === 0 ? (
          <FormMessage tone="ok">{t.launch.safe({ baht: baht(known.balance, { unit: true }) })}</FormMessage>
        ) : null}
        {known?.inGames.map(({ launchUuid, amount, gameName }) => (
          <FormMessage key={launchUuid} tone="info">
            {t.launch.inGame({ baht: baht(amount, { unit: true }), game: gameName })}
          </FormMessage>
        ))}
        {error.requestId ? <Small>{t.launch.requestId({ id: error.requestId })}</Small> : null}
      </Stack>
    </Room>
  )
}

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
