import { createConfig, lintFromString } from '@redocly/openapi-core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openApi } from './openApi.ts'

const config = await createConfig({ extends: ['recommended'] })

test.each([
  ['the whole contract', undefined],
  ['a server of few calls', new Set(['POST /api/auth/login', 'GET /api/setting'])],
])('the document of %s has no error that `redocly lint` knows', async (_name, served) => {
  const problems = await lintFromString({ source: JSON.stringify(openApi(served)), config })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ message, location: [at] }) => `${at?.pointer}: ${message}`)).toEqual([])
  // The document lists each call's failures.
  expect(problems.filter(({ ruleId }) => ruleId === 'operation-4xx-response')).toEqual([])
})

test('a call of members says that it needs a session, any other that it needs none', () => {
  const { paths } = openApi()
  expect(paths['/api/auth/login']).toMatchObject({ post: { security: [] } })
  expect(paths['/api/auth/user/detail/{uuid}']).toMatchObject({ get: { security: [{ bearer: [] }] } })
})

test('every call documents the language that it gets', () => {
  const { paths } = openApi()
  const language = { name: 'Accept-Language', in: 'header' }
  for (const path of ['/api/auth/login', '/api/announcement'])
    for (const call of Object.values(paths[path]!))
      expect(call).toMatchObject({ parameters: expect.arrayContaining([expect.objectContaining(language)]) })
})

test.each([
  ['/api/auth/slip/verify', ['file']],
  ['/api/auth/slip/request-deposit', ['amount', 'transAt', 'bankName', 'file']],
  ['/api/auth/identity', ['card', 'selfie']],
])('the form of %s names its files, and that they are required', (path, required) => {
  const { content } = v.parse(Form, openApi().paths[path]?.['post']).requestBody
  const { schema } = content['multipart/form-data']
  expect(schema.required).toEqual(required)
  for (const name of required.filter((one) => /file|card|selfie/.test(one)))
    expect(schema.properties[name]).toEqual({ type: 'string', format: 'binary' })
})

test.each(['/api/auth/slip/verify', '/api/auth/slip/request-deposit'])(
  'the JSON of %s has no file',
  (path) => {
    const { schema } = v.parse(Json, openApi().paths[path]?.['post']).requestBody.content['application/json']
    expect(schema.properties).toHaveProperty('amount')
    expect(schema.properties).not.toHaveProperty('file')
  },
)

test('a call whose files are required is sent as a form alone', () => {
  const { content } = v.parse(Form, openApi().paths['/api/auth/identity']?.['post']).requestBody
  expect(content).not.toHaveProperty('application/json')
})

const Properties = v.object({ properties: v.record(v.string(), v.unknown()) })
const Json = v.object({
  requestBody: v.object({ content: v.object({ 'application/json': v.object({ schema: Properties }) }) }),
})

const Form = v.object({
  requestBody: v.object({
    content: v.looseObject({
      'multipart/form-data': v.object({
        schema: v.object({ required: v.array(v.string()), properties: v.record(v.string(), v.unknown()) }),
      }),
    }),
  }),
})
