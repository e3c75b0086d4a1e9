import styled from '@emotion/styled'

/** Equal tiles, as many in a row as fit at `least` px wide; few are as wide as the row where they fill it (`full`). */
export const Tiles = styled.ul<{ least?: number; space?: number; full?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ full }) => (full ? 'auto-fit' : 'auto-fill')},
    minmax(min(100%, ${({ least = 104 }) => least / 16}rem), 1fr)
  );
  grid-gap: ${({ space = 3 }) => space * 4}px;
`
