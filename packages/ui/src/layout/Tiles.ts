import styled from '@emotion/styled'

/** Equal tiles, as many in a row as fit at `least` px wide. */
export const Tiles = styled.ul<{ least?: number; space?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${({ least = 104 }) => least}px, 1fr));
  grid-gap: ${({ space = 3 }) => space * 4}px;
`
