export const unknownUuids = '0f8fad5b-d9cb-469f-a165-70867728950e'

const wrongValues: readonly unknown[] = [
  unknownUuids,
  'NaN',
  '0.001',
  0.001,
  -1,
  1e21,
  null,
  '',
  [],
  ['1', null],
  { th: 1 },
  'a\0b',
  '\uD800',
  '2026-02-30',
  '9999-12-31',
  'x'.repeat(5_000),
]

const wrongBodies = ['{', '', 'null', '[]', '3', '"text"', 'NaN', '{"a":\u0000}', '[null]']

export const wrongTexts = wrongValues.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)

/** Returns copies of an object. Each copy lacks a field or has a wrong value in one; nested fields too. */
function withWrong(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([field, own]) =>
    [undefined, ...wrongValues, ...withWrong(own)].map((value) =>
      Object.assign({ ...body }, { [field]: value }),
    ),
  )
}

/** Returns malformed bodies: no objects, truncated, and with each wrong value in each field. */
export const brokenBodies = (body: unknown): string[] => [
  ...wrongBodies,
  '{}',
  (JSON.stringify(body) ?? '').slice(0, -1),
  ...withWrong(body).map((broken) => JSON.stringify(broken)),
]

export function brokenForms(body: object): FormData[] {
  const texts = Object.fromEntries(
    Object.entries(body).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  )
  const changes = Object.keys(body).flatMap((field) =>
    wrongTexts.map((text) => Object.assign({ ...texts }, { [field]: text })),
  )
  return [{}, ...changes].map((fields: Record<string, string>) => {
    const form = new FormData()
    for (const [field, text] of Object.entries(fields)) form.set(field, text)
    form.set('file', new Blob(['no picture'], { type: 'image/png' }), 'a.png')
    return form
  })
}
