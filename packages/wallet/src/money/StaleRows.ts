import styled from '@emotion/styled'

/** Rows of the previous request, grey until the new ones arrive but still readable. */
export const StaleRows = styled.div<{ old: boolean }>`
  filter: ${({ old }) => (old ? 'grayscale(1)' : 'none')};
`
