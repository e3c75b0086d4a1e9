import type { BrowserContext } from '@playwright/test'

/** Faults that must not happen on any page of a journey, except those a test announces. */
export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Refusals the journey provokes: the browser writes each failed answer to the console. */
  expectAnswers(...statuses: number[]): void {
    for (const status of statuses) this.#expected.push(new RegExp(`status of ${status}\\b`))
  }

  /** The journey throws an error that says so. */
  expectErrors(message: string): void {
    this.#expected.push(new RegExp(message))
  }

  /** The journey cuts the line: calls fail without an answer, and a part that is wanted meanwhile does not come. */
  expectNoAnswer(): void {
    this.expectMissingParts()
  }

  /** The journey withholds a part of the site: what stands in its place is React's to report. */
  expectMissingParts(): void {
    this.#expected.push(/net::ERR_/, /PartError/, /dynamically imported module/)
  }

  async watch(context: BrowserContext): Promise<void> {
    context.on('console', (message) => {
      if (message.type() === 'error')
        this.#found.push(`console: ${message.text()} (${message.location().url})`)
    })
    context.on('weberror', (error) =>
      this.#found.push(`page: ${error.error().stack ?? String(error.error())}`),
    )
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        console.error(`CSP: ${violation.violatedDirective} ${violation.blockedURI} ${violation.sample}`)
      })
    })
  }

  get unexpected(): string[] {
    return this.#found.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
  }
}
