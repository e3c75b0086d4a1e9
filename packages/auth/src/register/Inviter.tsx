import { ApiError, inviterQuery, queryAtom } from '@member/api-client'
import { Banner } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { t } from './words.ts'

/** Banner with the visitor's inviter. */
export const Inviter = ({ afCode }: { afCode: string }) => {
  const { data, error } = useAtomValue(useMemo(() => queryAtom(() => inviterQuery(afCode)), [afCode]))
  if (data) {
    return (
      <Banner tone="ok" icon="users">
        {t.inviter} <strong translate="no">{data.name}</strong>
      </Banner>
    )
  }
  if (!error) return <Banner icon="users">{t.inviterLoading}</Banner>
  const unknown = error instanceof ApiError && error.kind === 'refused' && error.status !== 429001
  return (
    <Banner tone="warn" icon="users">
      {unknown ? t.inviterUnknown({ code: afCode }) : t.inviterFailed({ code: afCode })}
    </Banner>
  )
}
