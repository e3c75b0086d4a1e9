import styled from '@emotion/styled'

/** Rows of the previous request: grey, but readable, until the new rows arrive. */
export const StaleRows = styled.div<{ old: boolean }>`
  filter: ${({ old }) => (old ? 'grayscale(1)' : 'none')};
`
