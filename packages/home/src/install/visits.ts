import { stored } from '@member/api-client/stored'

const visits = stored('localStorage', 'visits')
const countedInTab = stored('sessionStorage', 'visits')
const declined = stored('localStorage', 'install-declined')

/** Counts a visit once per tab and returns the number of visits; 0 without storage. */
export function countVisit(): number {
  const before = Number(visits.read()) || 0
  if (countedInTab.read() !== null) return before
  return countedInTab.write('1') && visits.write(String(before + 1)) ? before + 1 : 0
}

export const isDeclined = () => declined.read() !== null
export const decline = () => void declined.write('1')
