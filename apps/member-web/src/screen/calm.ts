let calm: Promise<void> = Promise.resolve()

/** From now on for `milliseconds`, the line and the processor are the first touch's alone. */
export function keepCalm(milliseconds: number) {
  calm = new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Resolves when what no first touch needs may be fetched. */
export const whenCalm = () => calm
