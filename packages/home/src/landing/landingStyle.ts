import { desktop, tablet } from '@member/ui'
import styled from '@emotion/styled'

export const Main = styled.main`
  &:focus {
    outline: none;
  }
`

// `will-change` gives it a layer of its own: a sentence more in the login above moves it without a repaint.
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 28px;
  max-width: var(--content);
  margin: 0 auto;
  padding: 20px 16px 40px;
  will-change: transform;
  ${desktop} {
    grid-gap: 48px;
    padding: 32px 24px 72px;
    will-change: auto;
  }
`

export const Stage = styled.div`
  position: relative;
  z-index: 0;
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
  min-height: 132px;
  ${desktop} {
    min-height: 0;
  }
`

export const Headline = styled.h1`
  max-width: 60%;
  font-family: var(--font-display);
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.4;
  text-wrap: balance;
  & > span {
    display: block;
    color: var(--brand-text);
    font-size: 1.125rem;
    font-weight: 600;
  }
  ${tablet} {
    font-size: 2.125rem;
    & > span {
      font-size: 1.375rem;
    }
  }
  ${desktop} {
    max-width: none;
    font-size: 2.75rem;
    & > span {
      font-size: 1.625rem;
    }
  }
`

/** Thai has no spaces between words: a headline breaks between its phrases only. */
export const Phrase = styled.b`
  font-weight: inherit;
  white-space: nowrap;
`

// `max-width` keeps it beside the art.
export const Lead = styled.p`
  display: none;
  color: var(--text-muted);
  ${tablet} {
    display: block;
    max-width: 65%;
    margin-top: 6px;
  }
  ${desktop} {
    max-width: 32em;
    font-size: 1.125rem;
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
  top: -8px;
  right: -12px;
  width: 42%;
  max-width: 200px;
  ${desktop} {
    position: static;
    width: 100%;
    max-width: 440px;
    margin-top: 16px;
  }
`
