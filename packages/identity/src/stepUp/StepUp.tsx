import { type AnswerChallenge, type ApiError, onChallenge } from '@member/api-client'
import { Deferred } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import type { ConfirmSessionProps } from '../confirmSession/ConfirmSession.tsx'

export type { ConfirmSessionProps }

interface Dialog {
  Component: ComponentType<ConfirmSessionProps>
}

const confirmSession = lazyPart(
  async () => (await import('../confirmSession/ConfirmSession.tsx')).ConfirmSession,
)

/** Returns the dialog of each challenge, by the refusal's code. */
const dialogsWith = (consent: Dialog): Record<string, Dialog> => ({
  CONSENT_NEEDED: consent,
  PASSWORD_AGAIN: confirmSession,
  FACTOR_NEEDED: confirmSession,
})

interface Challenge {
  code: string
  error: ApiError
  of: Parameters<AnswerChallenge>[1]
  given: Promise<boolean>
  isSecond: boolean
  answer: (given: boolean) => void
}

/** Answers 428 refusals with a dialog over any screen; one dialog for all commands with one challenge. */
export function StepUp({ consent }: { consent: Dialog }) {
  const dialogs = useMemo(() => dialogsWith(consent), [consent])
  const [asked, setAsked] = useState<readonly Challenge[]>([])
  useEffect(() => {
    let open: readonly Challenge[] = []
    /** Path of the call repeated last; another challenge of that call is a second step. */
    let answered: string | undefined
    const show = (next: readonly Challenge[]) => {
      open = next
      setAsked(next)
    }
    const stop = onChallenge((error, of) => {
      const { code } = error
      if (!(code in dialogs)) return Promise.resolve(false)
      const same = open.find((challenge) => challenge.code === code)
      if (same) return same.given
      let answer!: Challenge['answer']
      const given = new Promise<boolean>((resolve) => {
        answer = (yes) => {
          answered = yes ? of.challenged?.path : undefined
          show(open.filter((challenge) => challenge.code !== code))
          resolve(yes)
        }
      })
      const isSecond = answered !== undefined && answered === of.challenged?.path
      show([...open, { code, error, of, given, isSecond, answer }])
      return given
    })
    return () => {
      stop()
      for (const { answer } of open) answer(false)
    }
  }, [dialogs])

  const [first] = asked
  const dialog = first && dialogs[first.code]
  if (!first || !dialog) return null
  const { Component } = dialog
  return (
    <Deferred key={first.code} when="needed" renderFailure={() => <Unasked onAnswer={first.answer} />}>
      <Component error={first.error} {...first.of} isSecond={first.isSecond} onAnswer={first.answer} />
    </Deferred>
  )
}

/** Renders nothing if the dialog's code does not load. */
function Unasked({ onAnswer }: { onAnswer: Challenge['answer'] }) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}
