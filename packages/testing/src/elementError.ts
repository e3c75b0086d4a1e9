type Print = (container: Element) => string | false

/**
 * The fault of a look-up that finds nothing, with the page as it was only where somebody reads it. A look-up that waits
 * fails dozens of times before it finds, and printing the page each time takes a fifteenth of a test's time.
 */
export const elementError = (print: Print) => (message: string | null, container: Element) => {
  const fault = new Error(message ?? '')
  fault.name = 'TestingLibraryElementError'
  let told: string | undefined
  Object.defineProperty(fault, 'message', {
    configurable: true,
    get: () => (told ??= [message, print(container)].filter(Boolean).join('\n\n')),
  })
  return fault
}
