/** Returns the result, or `late` if it takes too long or fails. */
export async function inTime<Answer, Late>(asking: Promise<Answer>, patienceMs: number, late: Late) {
  let timer: NodeJS.Timeout | undefined
  const isLate = new Promise<Late>((resolve) => {
    timer = setTimeout(() => resolve(late), patienceMs)
  })
  try {
    return await Promise.race([asking.catch(() => late), isLate])
  } finally {
    clearTimeout(timer)
  }
}
