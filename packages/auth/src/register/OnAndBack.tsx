import { Button, closeOnBack } from '@member/ui'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { type Draft, draftAtom, refusalAtom } from './draft.ts'
import { t } from './words.ts'

interface OnAndBackProps {
  label: string
  busy: boolean
  disabled?: boolean
  /** The previous step, which the browser's Back also opens. */
  to: Draft['step']
  children?: ReactNode
}

/** Buttons at the end of a step. */
export const OnAndBack = ({ label, busy, disabled = false, to, children }: OnAndBackProps) => {
  const setDraft = useSetAtom(draftAtom)
  const setRefusal = useSetAtom(refusalAtom)
  const back = () => {
    setRefusal(null)
    setDraft({ step: to })
  }
  useEffect(
    () =>
      closeOnBack(() => {
        setRefusal(null)
        setDraft({ step: to })
      }),
    [setDraft, setRefusal, to],
  )
  return (
    <>
      <Button type="submit" variant="primary" wide busy={busy} disabled={disabled}>
        {label}
      </Button>
      {children}
      <Button variant="quiet" wide icon="back" disabled={busy} onClick={back}>
        {t.back}
      </Button>
    </>
  )
}
