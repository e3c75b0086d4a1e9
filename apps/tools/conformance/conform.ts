export type Rule = [sentence: string, trial: () => Promise<void>]

export type Verdict = { sentence: string; fault?: string }

export async function conform(rules: Rule[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const [sentence, trial] of rules) {
    const fault = await trial().then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    )
    verdicts.push({ sentence, ...(fault !== undefined && { fault }) })
  }
  return verdicts
}
