import styled from '@emotion/styled'
import { t } from './words.ts'

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -8px;
  & a {
    display: block;
    padding: 10px 8px;
  }
`

export const LegalLinks = ({ links }: { links: readonly { href: string; label: string }[] }) => (
  <nav aria-label={t.links}>
    <Links>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </Links>
  </nav>
)
