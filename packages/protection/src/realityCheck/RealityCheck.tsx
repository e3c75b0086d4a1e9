import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { Question } from './Question.tsx'
import { answerAtom } from './realityCheckAtom.ts'
import { type Money, Stopped } from './Stopped.tsx'
import { useQuestion } from './useQuestion.ts'

export interface RealityCheckProps {
  safeLink: string
  onHistory: () => void
  cashOut: () => Promise<boolean>
  logout: () => Promise<unknown>
}

/** Reality check over any screen, at the member's interval. */
export const RealityCheck = ({ safeLink, onHistory, cashOut, logout }: RealityCheckProps) => {
  const isAsked = useQuestion()
  const answer = useSetAtom(answerAtom)
  const [money, setMoney] = useState<Money>()
  const bring = async () => {
    setMoney('bringing')
    setMoney((await cashOut()) ? 'home' : 'kept')
  }
  if (money)
    return (
      <Stopped
        money={money}
        safeLink={safeLink}
        onBring={() => void bring()}
        onLogout={logout}
        onClose={() => setMoney(undefined)}
      />
    )
  if (!isAsked) return null
  return (
    <Question
      onAnswer={async (choice) => {
        await answer(choice)
        if (choice === 'HISTORY') onHistory()
        if (choice === 'STOP') void bring()
      }}
    />
  )
}
