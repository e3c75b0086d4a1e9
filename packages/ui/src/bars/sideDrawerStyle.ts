import styled from '@emotion/styled'

export const Shade = styled.div`
  position: fixed;
  z-index: 40;
  top: 0;
  right: 0;
  bottom: 0;
  left: 0;
  /* Fades in behind the panel: what is to be read is there at the first frame. */
  &::before {
    content: '';
    position: fixed;
    z-index: -1;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    background: rgba(0, 0, 0, 0.6);
    animation: appear 0.2s;
  }
`

export const Panel = styled.div`
  width: 320px;
  max-width: calc(100% - 56px);
  height: 100%;
  padding: 8px 16px 24px;
  padding-top: calc(8px + env(safe-area-inset-top, 0px));
  overflow-y: auto;
  background: var(--surface-2);
  border-right: 1px solid var(--border);
  animation: slide 0.25s ease-out;
  -webkit-overflow-scrolling: touch;
  &:focus {
    outline: none;
  }
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 52px;
  margin-right: -8px;
  margin-bottom: 8px;
  & > h2 {
    font-size: 1.125rem;
  }
`
