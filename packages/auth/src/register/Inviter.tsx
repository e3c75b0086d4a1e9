import { ApiError, inviterQuery, queryAtom } from '@member/api-client'
import { Banner } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { th } from './th.ts'

/** Who invited the visitor; an unknown code is said, and stops nobody. */
export const Inviter = ({ afCode }: { afCode: string }) => {
  const { data, error } = useAtomValue(useMemo(() => queryAtom(() => inviterQuery(afCode)), [afCode]))
  if (data) {
    return (
      <Banner tone="ok" icon="users">
        {th.inviter} <strong>{data.name}</strong>
      </Banner>
    )
  }
  if (!error) return <Banner icon="users">{th.inviterLoading}</Banner>
  const unknown = error instanceof ApiError && error.kind === 'refused' && error.status !== 429001
  return (
    <Banner tone="warn" icon="users">
      {unknown ? th.inviterUnknown(afCode) : th.inviterFailed(afCode)}
    </Banner>
  )
}
