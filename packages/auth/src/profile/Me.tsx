import type { User } from '@member/api-client'
import { AsWritten, Dotted, Icon, Skeleton, VisuallyHidden } from '@member/ui'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from './words.ts'

const who = css`
  display: flex;
  align-items: center;
  min-height: 88px;
  padding: 4px 16px;
  color: var(--text);
  text-decoration: none;
`

const Still = styled.div`
  ${who}
  & > div + div {
    margin-left: 12px;
  }
`

const Root = styled(Link)`
  ${who}
  &:focus {
    outline-offset: -3px;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`

const Letter = styled.span`
  flex: none;
  width: 56px;
  height: 56px;
  margin-right: 12px;
  border-radius: 50%;
  background: var(--brand-soft);
  color: var(--brand-text);
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 56px;
  text-align: center;
`

// Where there is no room beside the name, the level goes below it.
const NameAndDate = styled.span`
  flex: 1 1 0%;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  & > strong {
    flex: 1 1 5rem;
    min-width: 0;
    margin-right: 8px;
    font-size: 1.25rem;
    font-weight: 600;
    line-height: 1.4;
    word-break: break-word;
  }
  & > small {
    flex: 1 0 100%;
    margin-top: 2px;
    color: var(--text-muted);
    font-size: 0.875rem;
    line-height: 1.5;
  }
  & > svg {
    flex: none;
    margin-left: 4px;
    margin-right: -4px;
    color: var(--text-muted);
  }
`

/** Letter that stands for a name; a Thai vowel written before its consonant does not. */
const letterOf = (name: string) => {
  const [letter = ''] = name.normalize('NFC').replace(/^[\sเแโใไ]+/, '')
  return letter.toUpperCase()
}

/** The member, with a link to the levels. */
export const Me = ({ member, level, to }: { member: User; level: ReactNode; to: string }) => (
  <Root to={to}>
    <Letter aria-hidden translate="no">
      {letterOf(member.name)}
    </Letter>
    <NameAndDate>
      <strong translate="no">{member.name}</strong>
      <VisuallyHidden> {t.level} </VisuallyHidden>
      {level}
      <Icon name="forward" size={20} />
      <small>
        <Dotted>
          <AsWritten>{member.user_pass.username}</AsWritten>
          {t.since({ when: member.createdAt })}
        </Dotted>
      </small>
    </NameAndDate>
  </Root>
)

export const MeWaiting = () => (
  <Still>
    <Skeleton width={56} height={56} round />
    <Skeleton width="50%" height={52} />
  </Still>
)
