import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useBegin } from './useBegin.ts'

const Heading = styled.h2`
  margin: 0;
  font-size: 1rem;
  &:focus {
    outline: none;
  }
`

export const StepHeading = ({ children }: { children: ReactNode }) => (
  <Heading ref={useBegin<HTMLHeadingElement>(true)} tabIndex={-1}>
    {children}
  </Heading>
)
