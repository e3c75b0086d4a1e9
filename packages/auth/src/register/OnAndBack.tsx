import { Button, closeOnBack, Icon } from '@member/ui'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { type Draft, draftAtom, refusalAtom } from './draft.ts'
import { t } from './words.ts'
import styled from '@emotion/styled'

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

interface Check {
  data: { available: boolean } | undefined
  error: unknown
  isFetching: boolean
}

const Free = styled.span`
  display: inline-flex;
  color: var(--ok);
  & > svg {
    flex: none;
    margin: 3px 6px 0 0;
  }
`

/** Hint of a field: the result of the server's check, or the rule for values. */
export const Availability = ({ check, free, rule }: { check: Check | null; free: string; rule: string }) => {
  if (!check) return rule
  if (check.isFetching) return t.checking
  if (check.error) return t.checkLater
  if (!check.data?.available) return rule
  return (
    <Free>
      <Icon name="check" size={18} />
      {free}
    </Free>
  )
}

export const usedError = (check: Check | null, used: string): string | undefined =>
  check?.data?.available === false && !check.isFetching ? used : undefined
