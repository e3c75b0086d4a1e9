import styled from '@emotion/styled'

/** Rows of the question before this one: seen, but not to be taken for its answer. Grey and not pale, for they are still read. */
export const StaleRows = styled.div<{ old: boolean }>`
  filter: ${({ old }) => (old ? 'grayscale(1)' : 'none')};
`
