import styled from '@emotion/styled'
import { lastLoginQuery, queryAtom } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { deviceName } from './deviceName.ts'
import { t } from './words.ts'

const lastLoginAtom = queryAtom((get) => ({
  ...lastLoginQuery(),
  enabled: get(featureAtom('lastLogin')) === true,
}))

const Line = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  & > a {
    display: table;
    padding: 12px 0;
    color: var(--brand-text);
  }
`

/**
 * Time and device of the previous log-in, with a link for members who do not recognise that log-in. Renders
 * nothing if the server does not know.
 */
export const LastLogin = ({ passwordLink }: { passwordLink: string }) => {
  const { data } = useAtomValue(lastLoginAtom)
  if (!data) return null
  return (
    <Line>
      {t.last({ when: data.at, device: deviceName(data.userAgent ?? '').replace(/ /g, '\u00a0') })}{' '}
      <Link to={passwordLink}>{t.notYou}</Link>
    </Line>
  )
}
