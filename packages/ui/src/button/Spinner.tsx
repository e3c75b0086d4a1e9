import styled from '@emotion/styled'

export const Spinner = styled.span<{ diameter?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ diameter = 20 }) => diameter}px;
  height: ${({ diameter = 20 }) => diameter}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn 0.8s linear infinite;
`
