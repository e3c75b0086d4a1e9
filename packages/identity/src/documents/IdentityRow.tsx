import { identityAtom } from '@member/api-client'
import { Icon, ListRow, Skeleton, StatusChip } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tones } from './identity.ts'
import { t } from './words.ts'

export const IdentityRow = ({ to }: { to: string }) => {
  const { data, isError } = useAtomValue(identityAtom)
  return (
    <ListRow
      to={to}
      icon={<Icon name="user" />}
      title={t.title}
      note={
        data === undefined ? (
          isError ? (
            t.unknown
          ) : (
            <Skeleton width="60%" height={22} />
          )
        ) : data.status === 'NOT_ASKED' && data.neededFor.above !== null ? (
          t.needed.above({ amount: data.neededFor.above })
        ) : (
          t.means[data.status]
        )
      }
      value={data && <StatusChip tone={tones[data.status]}>{t.status[data.status]}</StatusChip>}
    />
  )
}
