import styled from '@emotion/styled'
import { Fragment } from 'react'

// A block does not get the underline of the surrounding link.
const Whole = styled.span`
  display: inline-block;
  max-width: 100%;
  text-decoration: inherit;
`

/** Text that wraps only at its spaces. */
export const Phrases = ({ children }: { children: string }) =>
  children.split(' ').map((phrase, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- phrases have nothing but their place
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      <Whole>{phrase}</Whole>
    </Fragment>
  ))
