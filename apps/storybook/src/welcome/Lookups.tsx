import styled from '@emotion/styled'
import { tablet } from '@member/ui'
import { storyLink } from '../docs/storyLink.ts'

const lookups: [what: string, page: string, place: string][] = [
  ['The colour of an error', 'foundations-colour--overview', 'Foundations / Colour'],
  ['How a withdrawal waits', 'patterns-waiting--overview', 'Patterns / Waiting'],
  ['Which component asks for confirmation', 'patterns-confirmation--overview', 'Patterns / Confirmation'],
  ['How to export the tokens', 'foundations-tokens-for-figma--overview', 'Foundations / Tokens for Figma'],
  ['Every story of a state: empty, failed, waiting…', 'patterns-by-state--overview', 'Patterns / By state'],
]

const Row = styled.li`
  padding: 10px 0;
  border-bottom: 1px solid var(--border);
  ${tablet} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    grid-gap: 16px;
  }
`

export const Lookups = () => (
  <ul>
    {lookups.map(([what, page, place]) => (
      <Row key={page}>
        <div>{what}</div>
        <a href={storyLink(page, 'docs')} target="_top">
          {place}
        </a>
      </Row>
    ))}
  </ul>
)
