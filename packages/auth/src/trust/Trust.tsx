import { brandAtom } from '@member/brand'
import { desktop, Hero, Icon, type IconName, Phrases } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** Media query of a window with room for the picture beside the reasons. */
const wide = '@media (min-width: 90em)'

// A surface of its own: a brand's picture may be behind it.
const Root = styled.section`
  padding: 24px;
  border: 1px solid var(--card-edge);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  ${wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
    grid-column-gap: 32px;
    align-content: center;
    align-items: center;
    min-height: 600px;
    padding: 40px;
  }
`

// Below a form there is no room for it.
const Picture = styled.div`
  display: none;
  ${desktop} {
    display: block;
    max-width: 300px;
    margin: 0 auto 20px;
  }
  ${wide} {
    grid-area: 1 / 2 / span 2;
    max-width: none;
    margin: 0;
  }
`

const Reasons = styled.ul`
  display: grid;
  grid-gap: 20px;
  margin-top: 20px;
  ${wide} {
    grid-gap: 32px;
  }
`

const Reason = styled.li`
  display: flex;
  & > svg {
    flex: none;
    margin: 2px 16px 0 0;
    color: var(--brand-text);
  }
  & strong {
    display: block;
    font-weight: 600;
  }
  & p {
    color: var(--text-muted);
  }
`

/** Panel with reasons to trust the site, beside a log-in or registration form or below it. */
export const Trust = () => {
  const { displayName, licence } = useAtomValue(brandAtom)
  const reasons: (readonly [IconName, { title: string; text: string }])[] = [
    ...(licence ? [['shield', { title: t.licence.title, text: t.licence.text(licence) }] as const] : []),
    ['bank', t.ownAccount],
    ['settings', t.limits],
    ['lock', t.password],
  ]
  return (
    <Root>
      <Picture>
        <Hero />
      </Picture>
      <h2>
        <Phrases>{t.title({ brand: displayName })}</Phrases>
      </h2>
      <Reasons>
        {reasons.map(([icon, { title, text }]) => (
          <Reason key={icon}>
            <Icon name={icon} />
            <div>
              <strong>{title}</strong>
              <p>
                <Phrases>{text}</Phrases>
              </p>
            </div>
          </Reason>
        ))}
      </Reasons>
    </Root>
  )
}
