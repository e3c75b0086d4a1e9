const most = 20

/** Returns the first few messages, and one with the number of the others, which are not created. */
export const atMost = (faults: (() => string)[], file = '') => [
  ...faults.slice(0, most).map((fault) => fault()),
  ...(faults.length > most ? [`${file}there are ${faults.length - most} more faults like these.`] : []),
]
