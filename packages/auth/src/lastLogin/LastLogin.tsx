import styled from '@emotion/styled'
import { lastLoginQuery, queryAtom, settingQuery } from '@member/api-client'
import { formatDateTime } from '@member/ui'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { deviceName } from './deviceName.ts'
import { th } from './th.ts'

const settingAtom = queryAtom(settingQuery)
const lastLoginAtom = queryAtom((get) => ({
  ...lastLoginQuery(),
  enabled: get(settingAtom).data?.features['lastLogin'] === true,
}))

const Line = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  & > a {
    display: inline-block;
    padding: 12px 0;
    color: var(--brand-text);
  }
`

/** When and on what the member logged in before, with what to do if that was somebody else; nothing where nobody knows. */
export const LastLogin = ({ passwordLink }: { passwordLink: string }) => {
  const { data } = useAtomValue(lastLoginAtom)
  if (!data) return null
  return (
    <Line>
      {th.last(formatDateTime(data.at), deviceName(data.userAgent ?? ''))}{' '}
      <Link to={passwordLink}>{th.notYou}</Link>
    </Line>
  )
}
