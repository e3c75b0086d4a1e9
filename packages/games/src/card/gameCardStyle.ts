import { oneLine } from '@member/ui'
import styled from '@emotion/styled'

export const Card = styled.article`
  position: relative;
`

export const Open = styled.button<{ closed: boolean }>`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  box-shadow: 0 4px 14px -6px var(--shadow);
  text-align: left;
  cursor: pointer;
  & svg,
  & img {
    filter: ${({ closed }) => (closed ? 'grayscale(1) brightness(0.55)' : 'none')};
  }
  @media (hover: hover) {
    transition: transform 0.15s;
    &:hover {
      transform: translateY(-3px);
    }
  }
`

/** Name over the lower part of a cover, in two lines at most: a long one in smaller or narrower letters. */
export const Name = styled.span<{ length: number }>`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-end;
  padding: 12px 4px 4px; /* The ground is dark by then. */
  border-radius: 0 0 var(--radius-m) var(--radius-m);
  /* Grows with the name: no higher than white letters need above any picture. */
  background: linear-gradient(rgba(8, 5, 14, 0) 0, rgba(8, 5, 14, 0.72) 14px, rgba(8, 5, 14, 0.84) 100%);
  color: #fff;
  font-family: var(--font-display);
  font-size: ${({ length }) => (length > 18 ? 0.8125 : 0.875)}rem;
  font-weight: 500;
  ${({ length }) => length > 22 && 'font-family: var(--font-body); font-size: 0.78125rem; font-weight: 600;'}
  line-height: 1.4;
  text-align: center;
  text-shadow: 0 1px 2px rgba(0, 0, 0, 0.8);
  /* Read before the name, shown below. */
  & > small {
    order: 1;
    max-width: 100%;
    color: #d6cfe2;
    font-family: var(--font-body);
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.5;
    ${oneLine}
  }
  & > span {
    display: -webkit-box;
    max-width: 100%;
    max-height: 3.15em;
    padding-top: 0.35em; /* A tone mark over a vowel stands higher than its line. */
    overflow: hidden;
    word-break: break-word;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span > span {
    display: inline-block;
    max-width: 100%;
  }
`

export const Badge = styled.span<{ tone: 'hot' | 'fresh' }>`
  position: absolute;
  top: 6px;
  left: 6px;
  padding: 0 8px;
  border-radius: 999px;
  background: ${({ tone }) => (tone === 'hot' ? '#c4153d' : '#0b6b4a')};
  color: #fff;
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.75;
`

export const Closed = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  left: 0;
  display: flex;
  justify-content: center;
  padding-top: 40%;
  & > span {
    display: flex;
    align-items: center;
    padding: 2px 10px;
    border-radius: 999px;
    background: rgba(8, 5, 14, 0.85);
    color: #ffd27a;
    font-size: 0.8125rem;
    font-weight: 600;
    white-space: nowrap;
  }
  & svg {
    margin-right: 4px;
    filter: none;
  }
`

/** Round "play again" icon, in the corner that a badge has in other cards. */
export const Again = styled.span`
  position: absolute;
  z-index: 1;
  top: 6px;
  left: 6px;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: rgba(8, 5, 14, 0.7);
  color: #fff;
`
