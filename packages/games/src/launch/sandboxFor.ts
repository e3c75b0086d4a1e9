const short = 'allow-scripts allow-forms allow-popups allow-pointer-lock allow-orientation-lock'

/** Sandbox of a game's frame. It keeps its origin unless that is ours, where it could lift the sandbox. */
export const sandboxFor = (url: string): string => {
  try {
    return new URL(url, location.href).origin === location.origin ? short : `${short} allow-same-origin`
  } catch {
    return short
  }
}
