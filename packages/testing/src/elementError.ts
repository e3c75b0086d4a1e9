type Print = (container: Element) => string | false

/** Returns the error of a query without a match; prints the page only when the error is read. */
export const elementError = (print: Print) => (message: string | null, container: Element) => {
  const fault = new Error(message ?? '')
  fault.name = 'TestingLibraryElementError'
  let text: string | undefined
  Object.defineProperty(fault, 'message', {
    configurable: true,
    get: () => (text ??= [message, print(container)].filter(Boolean).join('\n\n')),
  })
  return fault
}
