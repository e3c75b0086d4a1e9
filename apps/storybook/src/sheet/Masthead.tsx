import styled from '@emotion/styled'
import type { Brand } from '@member/brand'
import { movedColour } from '@member/brand/palette'
import { FormMessage } from '@member/ui'

const Root = styled.header`
  margin-bottom: 16px;
  padding: 40px 24px;
  border-radius: var(--radius-l);
  background: var(--brand);
  color: var(--on-brand);
  & > p {
    margin-bottom: 0;
  }
  & > h1 {
    font-size: 40px;
    line-height: 1.4;
  }
`

export const Masthead = ({ brand }: { brand: Brand }) => {
  const moved = movedColour(brand)
  return (
    <>
      <Root>
        <p>
          {brand.clientId} · {brand.scheme}
        </p>
        <h1>{brand.displayName}</h1>
        <p>{brand.tagline}</p>
      </Root>
      {moved && (
        <FormMessage tone="warn">
          The theme colour {moved.asked} would not stand out from the {moved.on} page; {moved.shown} is shown
          instead.
        </FormMessage>
      )}
    </>
  )
}
