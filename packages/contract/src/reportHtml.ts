import type { Finding, Report } from './judge.ts'
import { escaped, page } from './page.ts'
import { summary } from './reportText.ts'

const headings: Record<Finding['about'], string> = {
  calls: 'Calls',
  failures: 'Failures',
  headers: 'Headers',
  cors: 'Other origins (CORS)',
  sessions: 'Sessions',
  money: 'Money, as it is read',
  orders: 'Commands',
  time: 'Time',
}

const signs = { kept: '✓ fulfilled', broken: '✗ broken', 'not judged': '– not judged' }

const row = ({ id, says, verdict, problem }: Finding) => `<tr class="${verdict.replace(' ', '-')}">
<td>${signs[verdict]}</td>
<td>${escaped(says)}${problem ? `<br>${escaped(problem)}` : ''}<br><code>${escaped(id)}</code></td>
</tr>`

const section = (heading: string, findings: Finding[]) =>
  findings.length > 0
    ? `<h2>${heading}</h2>\n<table><tr><th>Verdict</th><th>Rule</th></tr>\n${findings.map(row).join('\n')}\n</table>`
    : ''

export function reportHtml(report: Report): string {
  const { server, at, features, findings, slowest } = report
  const notes = [
    `${summary(report)}.`,
    `Judged at ${at}.`,
    `Additions it names: ${features.join(', ') || 'none'}.`,
    ...(slowest ? [`Slowest answer: ${slowest.request}, ${slowest.ms} ms.`] : []),
  ]
  // Broken rules first, and again in their section.
  const sections = [
    section(
      'Broken',
      findings.filter(({ verdict }) => verdict === 'broken'),
    ),
    ...Object.entries(headings).map(([about, heading]) =>
      section(
        heading,
        findings.filter((finding) => finding.about === about),
      ),
    ),
  ]
  const paragraphs = notes.map((fact) => `<p>${escaped(fact)}</p>`).join('\n')
  return page(`The contract, at ${server}`, `${paragraphs}\n${sections.join('\n')}`)
}
