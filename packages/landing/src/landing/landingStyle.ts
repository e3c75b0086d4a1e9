import { desktop, tablet } from '@member/ui'
import styled from '@emotion/styled'

const wide = '@media (min-width: 1440px)'

export const Main = styled.main`
  &:focus {
    outline: none;
  }
`

// `will-change` creates a layer: an error in the log-in above moves it without a repaint.
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

/** Text and picture, side by side with the log-in on a desktop, in one column on a phone. */
export const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: var(--content);
  margin: 0 auto;
  padding: 20px 16px 28px;
  ${tablet} {
    position: relative;
    padding: 32px 16px;
  }
  ${desktop} {
    position: static;
    grid-template-columns: minmax(0, 1fr) 400px;
    /* The shorter side is centred vertically. */
    grid-template-rows: 1fr auto auto auto 1fr;
    grid-column-gap: 56px;
    align-items: center;
    padding: 40px 24px;
  }
  ${wide} {
    padding: 64px 24px;
  }
`

export const Words = styled.div`
  position: relative;
  min-width: 0;
  min-height: 112px;
  /* The picture is beside text and buttons, not above them. */
  ${tablet} {
    position: static;
    max-width: 58%;
    min-height: 0;
  }
  ${desktop} {
    position: relative;
    grid-row: 2;
    max-width: none;
    min-height: 200px;
  }
  ${wide} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 288px;
  }
`

export const Begin = styled.div`
  margin-top: 12px;
  ${tablet} {
    max-width: 320px;
    margin-top: 20px;
  }
  ${desktop} {
    grid-row: 3;
    margin-top: 16px;
  }
`

/** Link to the log-in on a phone. */
export const HaveAccount = styled.p`
  margin-top: 4px;
  text-align: center;
  & > a {
    display: inline-block;
    padding: 8px 4px;
  }
  ${desktop} {
    display: none;
  }
`

export const LoginCard = styled('div', { shouldForwardProp: (prop) => prop !== 'isOpen' })<{
  isOpen: boolean
}>`
  ${({ isOpen }) => !isOpen && 'display: none;'}
  margin-top: 8px;
  ${tablet} {
    max-width: 58%;
  }
  ${desktop} {
    display: block;
    grid-area: 1 / 2 / -1;
    max-width: none;
    margin-top: 0;
  }
`

/** Box that reserves two rows of categories. */
export const Games = styled.div`
  min-height: 228px;
  margin-top: 12px;
  ${tablet} {
    min-height: 118px;
    margin-top: 24px;
  }
  ${desktop} {
    grid-row: 4;
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
  /* A phrase does not wrap: smaller, it ends beside the picture. */
  @media (max-width: 379px) {
    font-size: 1.25rem;
  }
  @media (max-width: 339px) {
    font-size: 1.125rem;
  }
  ${tablet} {
    max-width: none;
    font-size: 2.125rem;
    & > span {
      font-size: 1.375rem;
    }
  }
  ${desktop} {
    max-width: 60%;
  }
  ${wide} {
    font-size: 3rem;
  }
`

/** Phrase of a headline, which does not wrap inside. */
export const Phrase = styled.b`
  font-weight: inherit;
  white-space: nowrap;
`

// `max-width` leaves space for the picture.
export const Lead = styled.p`
  display: none;
  color: var(--text-muted);
  ${tablet} {
    display: block;
    margin-top: 6px;
  }
  ${desktop} {
    max-width: 65%;
  }
`

export const Drawing = styled.div`
  position: absolute;
  top: -8px;
  right: -12px;
  width: 38%;
  max-width: 180px;
  ${tablet} {
    top: 24px;
    right: 16px;
    width: 36%;
    max-width: 300px;
  }
  ${desktop} {
    top: -8px;
    right: -12px;
    width: 42%;
    max-width: 220px;
  }
  ${wide} {
    max-width: 340px;
  }
`
