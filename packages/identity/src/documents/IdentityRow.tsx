import { Icon, ListRow, Skeleton, StatusChip } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { identityAtom, tones } from './identity.ts'
import { t } from './words.ts'

const Line = styled.span`
  display: block;
  & + & {
    margin-top: 4px;
  }
`

export const IdentityRow = ({ to }: { to: string }) => {
  const { data, isError } = useAtomValue(identityAtom)
  return (
    <ListRow
      to={to}
      icon={<Icon name="user" />}
      title={t.title}
      note={
        data !== undefined ? (
          <>
            <Line>
              <StatusChip tone={tones[data.status]}>{t.status[data.status]}</StatusChip>
            </Line>
            {data.status === 'NOT_ASKED' && data.neededFor.above !== null ? (
              <Line>{t.needed.above({ amount: data.neededFor.above })}</Line>
            ) : null}
          </>
        ) : isError ? (
          t.unknown
        ) : (
          <Skeleton width="60%" height={22} />
        )
      }
    />
  )
}
