import styled from '@emotion/styled'
import { Icon } from '@member/ui'
import { t } from './words.ts'

export interface Check {
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
