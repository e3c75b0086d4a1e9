const short = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock'

/** What a game may do in our page. It keeps its origin, except where that is ours: there it could lift the sandbox. */
export const leash = (url: string): string => {
  try {
    return new URL(url, location.href).origin === location.origin ? short : `${short} allow-same-origin`
  } catch {
    return short
  }
}
