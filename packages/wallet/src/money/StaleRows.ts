import styled from '@emotion/styled'

/** Wrapper that greys out the rows of the previous request until the new rows arrive. */
export const StaleRows = styled.div<{ old: boolean }>`
  filter: ${({ old }) => (old ? 'grayscale(1)' : 'none')};
`
