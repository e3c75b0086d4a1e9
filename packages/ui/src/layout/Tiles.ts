import styled from '@emotion/styled'

/** Grid of equal tiles, each at least `least` px wide; `full` stretches few tiles over the row. */
export const Tiles = styled.ul<{ least?: number; space?: number; full?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ full }) => (full ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ least = 104 }) => least / 16}rem), 1fr)
  );
  grid-gap: ${({ space = 3 }) => space * 4}px;
`
