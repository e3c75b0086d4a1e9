import styled from '@emotion/styled'
import { brandAtom } from '@member/brand'
import { Hero, tablet } from '@member/ui'
import { useAtomValue } from 'jotai'

const Root = styled.header`
  padding: 24px;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--brand-soft);
  & > div {
    max-width: 62ch;
  }
  & > svg {
    max-width: 240px;
    margin: 0 auto;
  }
  ${tablet} {
    display: flex;
    align-items: center;
    padding: 40px;
    & > svg {
      flex: none;
      width: 300px;
      max-width: none;
      margin: 0 0 0 auto;
    }
    & > div {
      padding-right: 24px;
    }
  }
`

export const Top = () => {
  const { displayName } = useAtomValue(brandAtom)
  return (
    <Root>
      <div>
        <h1>The member site’s design system</h1>
        <p>
          Every component and every screen, in every state a member can meet, in any brand. This is{' '}
          {displayName}; choose another with the brush in the toolbar.
        </p>
      </div>
      <Hero />
    </Root>
  )
}
