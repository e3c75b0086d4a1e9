import { list{{pascalCase name}} } from '@member/api-client'
import { expect, test } from 'vitest'
import { {{name}} } from '../../database/schema.ts'
import { newMember } from '../../testing/newMember.ts'
import { testServer } from '../../testing/testServer.ts'

const server = testServer()

test('a member reads their own, newest first, and nothing of another member', async () => {
  const { services } = server
  const [member, other] = [await newMember(services), await newMember(services)]
  await services.database.insert({{name}}).values([
    { memberUuid: member.uuid, name: 'older', createdAt: new Date('2026-11-01T12:00:00+07:00') },
    { memberUuid: member.uuid, name: 'newer', createdAt: new Date('2026-11-02T12:00:00+07:00') },
    { memberUuid: other.uuid, name: 'of another' },
  ])
  await server.logIn(member)
  expect((await list{{pascalCase name}}()).map(({ name }) => name)).toEqual(['newer', 'older'])
})
