import { desktop, Picture, tablet } from '@member/ui'
import styled from '@emotion/styled'
import { css } from '@emotion/react'

const gap = 12

/** Returns the columns of rows that are as equal as possible, each of `most` posters at most. */
export const columnsFor = (count: number, most: number) => Math.ceil(count / Math.ceil(count / most)) || 1

const inColumns = (columns: number) => css`
  & > li {
    flex-basis: ${(100 / columns).toFixed(3)}%;
  }
`

/** Rows of posters, full and of equal length if the count allows; a shorter last row is centred. */
export const Posters = styled('ul', { shouldForwardProp: (name) => name !== 'count' })<{ count: number }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin: 0 -${gap / 2}px -${gap}px;
  & > li {
    flex: none;
    max-width: 300px;
    padding: 0 ${gap / 2}px ${gap}px;
  }
  ${({ count }) => inColumns(columnsFor(count, 2))}
  ${tablet} {
    ${({ count }) => inColumns(columnsFor(count, 4))}
  }
  ${desktop} {
    ${({ count }) => inColumns(columnsFor(count, 6))}
  }
`

export const Hint = styled.p`
  margin-bottom: 12px;
  color: var(--text-muted);
  font-size: 0.9375rem;
`

/** Mark of what a press does, in the corner of a poster. */
export const Lens = styled.span`
  position: absolute;
  top: 8px;
  right: 8px;
  display: flex;
  padding: 8px;
  border-radius: 50%;
  background: rgba(8, 5, 14, 0.6);
  color: #fff;
`

export const Open = styled.button`
  position: relative;
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  border-radius: var(--radius-l);
  background: transparent;
  box-shadow: 0 6px 18px -8px var(--shadow);
  cursor: pointer;
  @media (hover: hover) {
    transition: transform 0.15s;
    &:hover {
      transform: translateY(-3px);
    }
    &:hover > span:last-child {
      background: var(--brand);
      color: var(--on-brand);
    }
  }
`

/** A poster as large as the window and the dialog's own parts leave room for. */
export const Large = styled(Picture)`
  max-width: min(100%, calc((100vh - 210px) * 0.667));
  margin: 0 auto;
`

export const Bone = styled.div`
  padding-top: 150%;
  border-radius: var(--radius-l);
  background: var(--surface-3);
`
