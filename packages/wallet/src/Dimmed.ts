import styled from '@emotion/styled'

/** Rows of the question before this one: seen, but not to be taken for its answer. */
export const Dimmed = styled.div<{ old: boolean }>`
  opacity: ${({ old }) => (old ? 0.4 : 1)};
`
