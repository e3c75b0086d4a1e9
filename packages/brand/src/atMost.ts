const most = 20

/** The first sentences of one file, and the count of the others, which are not even created. */
export const atMost = (faults: (() => string)[], file = '') => [
  ...faults.slice(0, most).map((fault) => fault()),
  ...(faults.length > most ? [`${file}there are ${faults.length - most} more faults like these.`] : []),
]
