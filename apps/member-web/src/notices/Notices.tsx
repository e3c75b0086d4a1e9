import { Stack } from '@member/ui'
import styled from '@emotion/styled'
import { LineBrowser } from './LineBrowser.tsx'
import { OldBrowser } from './OldBrowser.tsx'
import { Connection } from './Connection.tsx'

// Positioned, to be above the shade around `main` over an operator's picture.
const Place = styled(Stack)`
  position: relative;
  width: 100%;
  max-width: var(--content);
  margin: 0 auto;
  padding: 0 8px;
  &:not(:empty) {
    padding: 8px;
  }
`

export const Notices = () => (
  <Place space={2}>
    <OldBrowser />
    <LineBrowser />
    <Connection />
  </Place>
)
