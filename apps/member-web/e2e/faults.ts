import type { BrowserContext } from '@playwright/test'

export class Faults {
  readonly #found: string[] = []
  readonly #expected: RegExp[] = []

  /** Allows the console errors that browsers log for answers with these statuses. */
  expectAnswers(...statuses: number[]): void {
    for (const status of statuses) this.#expected.push(new RegExp(`status of ${status}\\b`))
  }

  expectErrors(message: string): void {
    this.#expected.push(new RegExp(message))
  }

  /** Allows the console errors of a lost network: calls without answers, and parts that do not load. */
  expectNoAnswer(): void {
    this.expectMissingParts()
  }

  /** Allows the console errors of parts of the app that do not load. */
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
