/** Adds `addEventListener` to media queries in Safari 12 and 13, for the dialog library. */
export const liftMediaQueries = (): void => {
  const prototype = window.MediaQueryList?.prototype as MediaQueryList | undefined
  if (!prototype || 'addEventListener' in prototype) return
  Object.defineProperty(prototype, 'addEventListener', {
    value(this: MediaQueryList, _: 'change', listener: (event: MediaQueryListEvent) => void) {
      // oxlint-disable-next-line typescript/no-deprecated -- the only API in these browsers
      this.addListener(listener)
    },
  })
}
