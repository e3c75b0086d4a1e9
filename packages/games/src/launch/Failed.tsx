import { type ApiError, creditQuery, queryAtom, shownProps } from '@member/api-client'
import { Deferred, FormMessage, Stack, useOwnBaht } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import type { GamesLinks } from '../game/links.ts'
import { limitFull } from './ownLimits.ts'
import type { Launch } from './launchState.ts'

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
export const isLimit = ({ code }: ApiError) => code === 'LOSS_LIMIT' || code === 'STAKE_LIMIT'

/** Message why a game did not open, and how much money is in the credit or in games. */
export const Failed = ({
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
