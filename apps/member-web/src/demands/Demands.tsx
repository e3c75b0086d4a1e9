import { answerDemands, type ApiError } from '@member/api-client'
import { ErrorBoundary } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { type ComponentType, Suspense, useEffect, useState } from 'react'

interface Dialog {
  Component: ComponentType<{ onAnswer: (given: boolean) => void }>
}

/** What a server may want of the member before it decides about an order, by the refusal's code. */
const dialogs: Record<string, Dialog> = {
  CONSENT_NEEDED: lazyPart(async () => (await import('@member/protection/consent-again')).ConsentAgain),
  PASSWORD_AGAIN: lazyPart(async () => (await import('@member/protection/password-again')).PasswordAgain),
}

interface Demand {
  code: string
  given: Promise<boolean>
  answer: (given: boolean) => void
}

/** Asks for it over whatever is on the screen, once for all orders that wait for the same, one thing after another. */
export function Demands() {
  const [asked, setAsked] = useState<readonly Demand[]>([])
  useEffect(() => {
    let open: readonly Demand[] = []
    const show = (next: readonly Demand[]) => {
      open = next
      setAsked(next)
    }
    const stop = answerDemands(({ code }: ApiError) => {
      if (!(code in dialogs)) return Promise.resolve(false)
      const same = open.find((demand) => demand.code === code)
      if (same) return same.given
      let answer!: Demand['answer']
      const given = new Promise<boolean>((resolve) => {
        answer = (yes) => {
          show(open.filter((demand) => demand.code !== code))
          resolve(yes)
        }
      })
      show([...open, { code, given, answer }])
      return given
    })
    return () => {
      stop()
      for (const { answer } of open) answer(false)
    }
  }, [])

  const [first] = asked
  const dialog = first && dialogs[first.code]
  if (!first || !dialog) return null
  const { Component } = dialog
  return (
    <ErrorBoundary key={first.code} renderFallback={() => <Unasked onAnswer={first.answer} />}>
      <Suspense>
        <Component onAnswer={first.answer} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The question's code did not come: the order is told as refused, in the server's words, and can be sent again. */
function Unasked({ onAnswer }: { onAnswer: Demand['answer'] }) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}
