const visits = 'visits'
const declined = 'install-declined'

/** Counts a visit once a tab; answers how many there were, 0 where nothing can be kept. */
export function countVisit(): number {
  try {
    const before = Number(localStorage.getItem(visits)) || 0
    if (sessionStorage.getItem(visits) !== null) return before
    sessionStorage.setItem(visits, '1')
    localStorage.setItem(visits, String(before + 1))
    return before + 1
  } catch {
    return 0
  }
}

export const isDeclined = (): boolean => localStorage.getItem(declined) !== null
export const decline = (): void => localStorage.setItem(declined, '1')
