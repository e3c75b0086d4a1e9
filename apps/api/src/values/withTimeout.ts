/** Returns the result of a promise; returns `late` if the promise rejects or takes over `patienceMs`. */
export async function withTimeout<Answer, Late>(asking: Promise<Answer>, patienceMs: number, late: Late) {
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
