const place = 'password-unsure'

/** Whether nobody knows if the last change of a password on this device was done. Lasts until somebody logs in or finds out. */
export const isPasswordUnsure = (): boolean => {
  try {
    return localStorage.getItem(place) !== null
  } catch {
    return false
  }
}

export const markPasswordUnsure = (unsure: boolean): void => {
  try {
    if (unsure) localStorage.setItem(place, '1')
    else localStorage.removeItem(place)
  } catch {
    // Then the next log-in does not say so.
  }
}
