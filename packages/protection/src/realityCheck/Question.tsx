import { type AnswerRealityCheckRequest, messageOf } from '@member/api-client'
import { Button, Dialog, formatSpan, formatTime, FormMessage, Skeleton, Stack, useOwnBaht } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { realityCheckAtom } from './realityCheckAtom.ts'
import { t } from './words.ts'

type Choice = AnswerRealityCheckRequest['choice']

const Facts = styled.dl`
  & > div {
    display: flex;
    justify-content: space-between;
    padding: 8px 0;
    border-top: 1px solid var(--border);
  }
  & dt {
    margin-right: 16px;
    color: var(--text-muted);
  }
  & dd {
    text-align: right;
  }
`

const choices = () =>
  [
    ['CARRY_ON', t.ask.carryOn],
    ['HISTORY', t.ask.history],
    ['STOP', t.ask.stop],
  ] as const

/** Reality check: time and result of the session, and three equal answers. */
export const Question = ({ onAnswer }: { onAnswer: (choice: Choice) => Promise<void> }) => {
  const { data, dataUpdatedAt, isFetching, isError } = useAtomValue(realityCheckAtom)
  const [openedAt] = useState(() => Date.now())
  const [sent, setSent] = useState<Choice>()
  const [fault, setFault] = useState<string>()
  if (!data) return null
  const answer = async (choice: Choice) => {
    if (sent) return
    setSent(choice)
    setFault(undefined)
    try {
      await onAnswer(choice)
    } catch (error) {
      setFault(messageOf(error))
      setSent(undefined)
    }
  }
  const here = Date.parse(data.now) - Date.parse(data.startedAt) + Math.max(0, openedAt - dataUpdatedAt)
  return (
    <Dialog
      title={t.ask.title({ span: formatSpan(Math.floor(here / 60_000)) })}
      actions={choices().map(([choice, words]) => (
        <Button key={choice} wide busy={sent === choice} onClick={() => void answer(choice)}>
          {words}
        </Button>
      ))}
    >
      <Stack space={3}>
        <Facts>
          <div>
            <dt>{t.ask.since}</dt>
            <dd>{formatTime(data.startedAt)}</dd>
          </div>
          <div>
            <dt>{t.ask.played}</dt>
            <dd>{formatSpan(data.playedMinutes)}</dd>
          </div>
          <div>
            <dt>{t.ask.net}</dt>
            <dd>
              {isFetching ? <Skeleton width={96} height={20} /> : isError ? t.ask.unknown : <Net {...data} />}
            </dd>
          </div>
        </Facts>
        <FormMessage>{fault ?? null}</FormMessage>
      </Stack>
    </Dialog>
  )
}

const Net = ({ net, playedMinutes }: { net: number; playedMinutes: number }) => {
  const ownBaht = useOwnBaht()
  if (net === 0) return playedMinutes === 0 ? t.ask.notPlayed : t.ask.even
  const baht = ownBaht(Math.abs(net), { unit: true })
  return net < 0 ? t.ask.lost({ baht }) : t.ask.won({ baht })
}
