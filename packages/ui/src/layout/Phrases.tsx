import styled from '@emotion/styled'
import { Fragment } from 'react'

// A block draws no line of the link around it.
const Whole = styled.span`
  display: inline-block;
  text-decoration: inherit;
`

/** A name that goes over to the next line at its spaces alone: a browser would also break Thai within the compound that a phrase is. */
export const Phrases = ({ children }: { children: string }) =>
  children.split(' ').map((phrase, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- phrases have nothing but their place
    <Fragment key={at}>
      {at > 0 ? ' ' : null}
      <Whole>{phrase}</Whole>
    </Fragment>
  ))
