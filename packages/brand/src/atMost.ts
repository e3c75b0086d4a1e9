const most = 20

/** Returns the first messages about a file and the count of the others, which are never created. */
export const atMost = (faults: (() => string)[], file = '') => [
  ...faults.slice(0, most).map((fault) => fault()),
  ...(faults.length > most ? [`${file}there are ${faults.length - most} more faults like these.`] : []),
]
