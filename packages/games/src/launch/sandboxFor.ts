const short = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock'

/**
 * Returns the `sandbox` attribute for a game's iframe. Only a game of another origin gets `allow-same-origin`: a
 * page of our own origin could then remove the sandbox.
 */
export const sandboxFor = (url: string): string => {
  try {
    return new URL(url, location.href).origin === location.origin ? short : `${short} allow-same-origin`
  } catch {
    return short
  }
}
