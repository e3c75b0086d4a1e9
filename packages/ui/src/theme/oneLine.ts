/**
 * Room for the tallest stacks of Thai letters (ปี่, ฎู้) where overflow is hidden: they reach further than the line, which
 * stays as high as it is.
 */
export const stackRoom = `
  margin-top: -0.2em;
  margin-bottom: -0.4em;
  padding-top: 0.2em;
  padding-bottom: 0.4em;
`

/** A text of one line, which ends with an ellipsis where it has no room. */
export const oneLine = `
  ${stackRoom}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
