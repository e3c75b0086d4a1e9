import { desktop, tablet } from '@member/ui'
import styled from '@emotion/styled'

export const Main = styled.main`
  &:focus {
    outline: none;
  }
`

export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 28px;
  max-width: var(--content);
  margin: 0 auto;
  padding: 20px 16px 40px;
  ${desktop} {
    grid-gap: 48px;
    padding: 32px 24px 72px;
  }
`

export const Stage = styled.div`
  overflow: hidden;
  border-bottom: 1px solid var(--border);
  background-image: radial-gradient(70% 90% at 30% 0, var(--brand-soft) 0, transparent 70%);
`

/** Words and art beside the login on a desktop; above it on a phone, small enough that the login is seen. */
export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 20px;
  max-width: var(--content);
  margin: 0 auto;
  padding: 20px 16px 28px;
  ${desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
    grid-gap: 56px;
    align-items: center;
    padding: 56px 24px;
  }
`

export const Words = styled.div`
  position: relative;
  min-width: 0;
  & > h1 {
    font-size: 28px;
    font-weight: 700;
    line-height: 1.4;
  }
  ${tablet} {
    & > h1 {
      font-size: 36px;
    }
  }
  ${desktop} {
    & > h1 {
      font-size: 46px;
    }
  }
`

export const Lead = styled.p`
  max-width: 34em;
  margin-top: 6px;
  color: var(--text-muted);
  ${desktop} {
    font-size: 18px;
  }
`

export const Points = styled.ul`
  display: none;
  margin-top: 16px;
  & > li {
    display: flex;
    align-items: center;
    padding: 4px 0;
  }
  & svg {
    flex: none;
    margin-right: 10px;
    color: var(--ok);
  }
  ${desktop} {
    display: block;
  }
`

export const Drawing = styled.div`
  position: absolute;
  z-index: -1;
  top: -20px;
  right: -40px;
  width: 200px;
  opacity: 0.3;
  ${desktop} {
    position: static;
    z-index: auto;
    width: 100%;
    max-width: 460px;
    margin-top: 24px;
    opacity: 1;
  }
`
