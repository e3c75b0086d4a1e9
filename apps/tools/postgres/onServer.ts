import { Client } from 'pg'

export async function onServer(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

export async function inDatabase<Answer>(
  postgres: string,
  name: string,
  task: (url: string) => Promise<Answer>,
): Promise<Answer> {
  await onServer(postgres, `create database ${name}`)
  const url = new URL(postgres)
  url.pathname = name
  try {
    return await task(url.href)
  } finally {
    await onServer(postgres, `drop database ${name} with (force)`)
  }
}
