import { hindered, isJudged, isFulfilled, type Report } from './judge.ts'

const counted = ({ findings }: Report, verdict: string) =>
  findings.filter((finding) => finding.verdict === verdict).length

export const summary = (report: Report) =>
  `${counted(report, 'kept')} rules fulfilled, ${counted(report, 'broken')} broken, ${counted(report, 'not judged')} not judged`

const verdictOf = (report: Report) => {
  if (!isJudged(report)) return 'was not judged'
  if (!isFulfilled(report)) return 'breaks the contract'
  return hindered(report).length > 0 ? 'was not judged as a whole' : 'meets the contract'
}

export function reportText(report: Report): string {
  const { server, findings, features, slowest } = report
  const broken = findings
    .filter(({ verdict }) => verdict === 'broken')
    .map(({ id, says, problem }) => `  ${says}\n    ${id}: ${problem}`)
  const notJudged = findings.filter(({ verdict }) => verdict === 'not judged')
  const reasons = [...new Set(notJudged.map(({ problem }) => problem))].map((reason) => {
    const those = notJudged.filter(({ problem }) => problem === reason).map(({ id }) => id)
    return `  ${reason}\n    ${those.join(', ')}`
  })
  return [
    `${server} ${verdictOf(report)}: ${summary(report)}.`,
    `Additions it names: ${features.join(', ') || 'none'}.`,
    ...(slowest ? [`Slowest answer: ${slowest.request}, ${slowest.ms} ms.`] : []),
    ...(broken.length > 0 ? ['', 'Broken:', ...broken] : []),
    ...(reasons.length > 0 ? ['', 'Not judged:', ...reasons] : []),
    '',
  ].join('\n')
}
