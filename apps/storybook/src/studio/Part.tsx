import styled from '@emotion/styled'
import { Icon, Stack } from '@member/ui'
import type { ReactNode } from 'react'

const Root = styled.details`
  border-top: 1px solid var(--border);
  & > summary {
    display: flex;
    align-items: center;
    min-height: 52px;
    font-family: var(--font-display);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > small {
    flex: 1;
    margin: 0 8px;
    color: var(--text-muted);
    font-family: var(--font-body);
    font-weight: 400;
    font-size: 0.875rem;
    text-align: right;
  }
  & > summary > svg {
    flex: none;
    color: var(--text-muted);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: 4px 0 20px;
  }
  & > div > p {
    color: var(--text-muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
`

interface PartProps {
  title: string
  said?: string | undefined
  open?: boolean
  children: ReactNode
}

export const Part = ({ title, said, open, children }: PartProps) => (
  <Root open={open}>
    <summary>
      {title}
      <small>{said}</small>
      <Icon name="down" size={20} />
    </summary>
    <Stack>{children}</Stack>
  </Root>
)
