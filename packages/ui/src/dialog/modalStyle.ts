import styled from '@emotion/styled'
import { duration } from '../theme/scale.ts'

// The shade fades in behind the panel, which is visible in the first frame.
export const Shade = styled.div`
  position: fixed;
  z-index: 40;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  &::before {
    content: '';
    position: fixed;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: rgba(0, 0, 0, 0.6);
    animation: appear ${duration.appear};
  }
`

export const Panel = styled.div`
  background: var(--surface-2);
  animation: rise ${duration.move} ease-out;
  &:focus {
    outline: none;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  & > h2 {
    min-width: 0;
    padding: 7px 0;
    font-size: 1.1875rem;
  }
`
