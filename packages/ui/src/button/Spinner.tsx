import styled from '@emotion/styled'
import { duration } from '../theme/scale.ts'

export const Spinner = styled.span<{ diameter?: number }>`
  display: inline-block;
  flex: none;
  width: ${({ diameter = 20 }) => diameter}px;
  height: ${({ diameter = 20 }) => diameter}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: turn ${duration.turn} linear infinite;
`
