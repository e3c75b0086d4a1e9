import { Client } from 'pg'

export async function runStatement(connectionString: string, statement: string) {
  const client = new Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Creates a database, runs the task on it, and drops it. */
export async function withNewDatabase<Answer>(
  postgres: string,
  name: string,
  task: (url: string) => Promise<Answer>,
): Promise<Answer> {
  await runStatement(postgres, `create database ${name}`)
  const url = new URL(postgres)
  url.pathname = name
  try {
    return await task(url.href)
  } finally {
    await runStatement(postgres, `drop database ${name} with (force)`)
  }
}
