import styled from '@emotion/styled'
import { Link } from 'react-router'
import { desktop } from '../theme/token.ts'

export const Main = styled.main<{ narrow: boolean }>`
  width: 100%;
  max-width: ${({ narrow }) => (narrow ? '520px' : 'var(--content)')};
  margin: 0 auto;
  padding: 16px 16px 32px;
  &:focus {
    outline: none;
  }
  ${desktop} {
    padding: 32px 24px 56px;
  }
`

export const Background = styled.img`
  position: fixed;
  z-index: -1;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: 0.35;
  pointer-events: none;
`

export const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 44px;
  margin-bottom: 16px;
  ${desktop} {
    margin-bottom: 24px;
  }
`

export const Back = styled(Link)`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin: 0 8px 0 -10px;
  border-radius: var(--radius-m);
  color: var(--text);
  @media (hover: hover) {
    &:hover {
      background: var(--surface-2);
    }
  }
`

export const Title = styled.h1`
  flex: 1 1 auto;
  min-width: 0;
  word-break: break-word;
  font-size: 1.625rem;
  ${desktop} {
    font-size: 2rem;
  }
`

export const Intro = styled.div`
  margin: -8px 0 20px;
  color: var(--text-muted);
  /* A name without a gap breaks anywhere; Safari 12 knows it by this word alone. */
  word-break: break-word;
`

export const Columns = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 336px;
    grid-gap: 32px;
    align-items: start;
  }
`

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
`

export const Rail = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  margin-top: 24px;
  ${desktop} {
    position: -webkit-sticky;
    position: sticky;
    top: calc(var(--bar-height) + 24px);
    margin-top: 0;
  }
`
