const short = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock'

/**
 * Returns the `sandbox` attribute for a game's iframe. A game of our own origin does not get
 * `allow-same-origin`, with which it could remove the sandbox.
 */
export const sandboxFor = (url: string): string => {
  try {
    return new URL(url, location.href).origin === location.origin ? short : `${short} allow-same-origin`
  } catch {
    return short
  }
}
