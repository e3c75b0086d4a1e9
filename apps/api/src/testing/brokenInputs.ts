/** An id that nothing has. */
export const nobodys = '0f8fad5b-d9cb-469f-a165-70867728950e'

/** Values that a client may send by mistake or on purpose, where it should send another. */
const wrongValues: readonly unknown[] = [
  nobodys,
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

/** Bodies that are no JSON object. */
const wrongBodies = ['{', '', 'null', '[]', '3', '"text"', 'NaN', '{"a":\u0000}', '[null]']

/** The same as a query's or a path's text, where one can hold it. */
export const wrongTexts = wrongValues.map((value) =>
  typeof value === 'string' ? value : JSON.stringify(value),
)

/** The object with each wrong value in each of its fields, also further in, and without each. */
function withWrong(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([field, own]) =>
    [undefined, ...wrongValues, ...withWrong(own)].map((value) =>
      Object.assign({ ...body }, { [field]: value }),
    ),
  )
}

/** What is sent in place of a correct body: no object, cut off, and with each wrong value in each of its fields. */
export const brokenBodies = (body: unknown): string[] => [
  ...wrongBodies,
  '{}',
  (JSON.stringify(body) ?? '').slice(0, -1),
  ...withWrong(body).map((broken) => JSON.stringify(broken)),
]

/** The same as a form of one picture. */
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
