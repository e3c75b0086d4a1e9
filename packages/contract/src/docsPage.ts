import { calls, type CallEntry, failures as failureRecords } from '@member/api-client/contract'
import { escaped, page } from './page.ts'
import { isMembers } from './rules/rule.ts'
import { jsonOf } from './schemas.ts'

const json = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`
const folded = (title: string, inner: string) =>
  `<details><summary>${escaped(title)}</summary>${inner}</details>`

const headersOf = ({ call }: CallEntry) => [
  ...(isMembers(call) ? ['Authorization: Bearer …'] : []),
  'platform: DSK',
  'channel: web',
  'version: 1.0.0',
  'hostname: www.example.com',
  ...(call.command ? ['Idempotency-Key: 0f8fad5b-d9cb-469f-a165-70867728950e'] : []),
  ...(call.body ? ['Content-Type: application/json'] : []),
]

function exchange(entry: CallEntry) {
  const { sends, query, body, answer } = entry
  const texts = Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)])
  const search = texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
  const asked = [
    `${sends}${search}`,
    ...headersOf(entry),
    ...(body === undefined ? [] : ['', JSON.stringify(body, null, 2)]),
  ]
  return `<pre>${escaped(asked.join('\n'))}</pre>${json({ status: 200, message: 'success', data: answer })}`
}

function section(entry: CallEntry) {
  const { row, feature, name, call, from } = entry
  const place = row ? `call ${row}` : `addition, where features has ${feature}`
  const schemas = [
    ...(call.query ? [folded('Schema of the query', json(jsonOf(call.query)))] : []),
    ...(call.body ? [folded('Schema of the body', json(jsonOf(call.body)))] : []),
    folded('Schema of the answer, data', json(jsonOf(call.answer))),
  ]
  return `<h2 id="${name}">${call.method} ${escaped(call.path)}</h2>
<p>${escaped(`${name}, ${place}; sent from: ${from}`)}</p>
${exchange(entry)}
${schemas.join('\n')}`
}

const contents = () =>
  calls
    .map(({ name, call }) => `<li><a href="#${name}">${call.method} ${escaped(call.path)}</a></li>`)
    .join('\n')

const failures = () =>
  Object.entries(failureRecords)
    .map(([status, failure]) => {
      const { en } = 'figures' in failure ? failure.figures : failure
      return `<tr><td>${status}</td><td>${failure.code}</td><td>${escaped(en)}</td></tr>`
    })
    .join('\n')

export const docsPage = () =>
  page(
    'Member API',
    `<p>${calls.length} calls. A success is HTTP 200 with <code>{ "status": 200, "message": "success", "data": … }</code>, a failure HTTP 4xx or 5xx with <code>{ "status", "code", "message", "data", "requestId" }</code>, its message in Thai.</p>
<details><summary>Every call</summary><ul>
${contents()}
</ul></details>
<details><summary>Every failure</summary><table><tr><th>status</th><th>code</th><th>sentence, with the numbers of <code>data</code></th></tr>
${failures()}
</table></details>
${calls.map(section).join('\n')}`,
  )
