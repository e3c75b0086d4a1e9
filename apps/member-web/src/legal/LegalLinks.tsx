import { legalNames } from '@member/brand'
import styled from '@emotion/styled'
import { th } from '../th.ts'

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -8px;
  & a {
    display: block;
    padding: 10px 8px;
  }
`

/** The ways to the legal pages; each link loads its page, which brings the text. */
export const LegalLinks = () => (
  <nav aria-label={th.legal.links}>
    <Links>
      {legalNames.map((name) => (
        <li key={name}>
          <a href={`/legal/${name}`}>{th.legal.title[name]}</a>
        </li>
      ))}
    </Links>
  </nav>
)
