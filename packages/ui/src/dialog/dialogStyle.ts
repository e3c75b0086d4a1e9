import styled from '@emotion/styled'

export const Shade = styled.div`
  position: fixed;
  z-index: 40;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  padding: 16px;
  overflow-y: auto;
  /* Fades in behind the panel: what is to be read, and its picture, are there at the first frame. */
  &::before {
    content: '';
    position: fixed;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: rgba(0, 0, 0, 0.7);
    animation: appear 0.2s;
  }
  &[data-above] {
    z-index: 60;
  }
`

// Auto margins centre it, and let a tall one be scrolled to its top.
export const Panel = styled.div`
  width: 100%;
  max-width: 480px;
  margin: auto;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  box-shadow: 0 16px 48px var(--shadow);
  animation: rise 0.25s ease-out;
  &:focus {
    outline: none;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  padding: 12px 8px 0 20px;
  & > h2 {
    min-width: 0;
    padding: 7px 0;
    font-size: 1.25rem;
  }
`

export const Body = styled.div`
  padding: 4px 20px 20px;
`

export const Foot = styled.div`
  display: grid;
  grid-gap: 8px;
  padding: 0 20px 20px;
`
