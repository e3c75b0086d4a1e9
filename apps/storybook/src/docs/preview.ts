import { Container } from './Container.tsx'
import { Overview } from './Overview.tsx'
import styled from '@emotion/styled'

const Text = styled.p`
  max-width: 68ch;
  margin-bottom: 12px;
`

const Bullets = styled.ul`
  max-width: 68ch;
  margin-bottom: 16px;
  padding-left: 20px;
  list-style: disc;
  & > li {
    margin-bottom: 6px;
  }
`

const Steps = styled(Bullets.withComponent('ol'))`
  list-style: decimal;
`

/** What the marks of a page's text become: the brand's look instead of Storybook's. */
const elements = {
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  p: Text,
  a: 'a',
  ul: Bullets,
  ol: Steps,
  li: 'li',
  code: 'code',
  em: 'em',
}

// Loaded beside `.storybook/preview.tsx`, except in tests.
export const parameters = { docs: { container: Container, page: Overview, components: elements } }
