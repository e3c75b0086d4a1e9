/** Style with extra space for the tallest Thai letters (ปี่, ฎู้) if overflow is hidden. */
export const stackRoom = `
  margin-top: -0.2em;
  margin-bottom: -0.4em;
  padding-top: 0.2em;
  padding-bottom: 0.4em;
`

export const oneLine = `
  ${stackRoom}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
