import { Client } from 'pg'
import { ours } from '../faults/operator.ts'
import { balancer } from './balancer.ts'
import { runBuilt, startBuilt } from './builtServer.ts'
import { startPartners } from './partners.ts'
import { newPlayer } from './player.ts'
import { signInStaff } from './signInStaff.ts'

const players = 6

/** Puts the built server into service as an operator does; answers what is wrong, as sentences. */
export async function inService(folder: string, url: string): Promise<string[]> {
  const partners = await startPartners()
  const environment = {
    DATABASE_URL: url,
    IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64'),
    ...partners.environment,
  }
  const before = balancer()
  const servers = await Promise.all([startBuilt(folder, environment), startBuilt(folder, environment)])
  try {
    for (const server of servers) await before.add(server)
    const wrongs = await signInStaff(folder, environment, `http://127.0.0.1:${servers[0].port}`)
    const gameUuid = await openShop(url)
    const numbers = Array.from({ length: players }, (_, place) => place + 1)
    const all = await Promise.all(numbers.map((number) => newPlayer(before.ask, partners, number, gameUuid)))
    await Promise.all(all.map((player) => player.round()))
    for (const player of all) wrongs.push(...(await player.judge()))
    wrongs.push(...before.figures().failed)
    for (const server of servers) wrongs.push(...(await server.stop()))
    console.log((await runBuilt(folder, ['database.js', 'verify'], environment)).trim())
    return wrongs
  } finally {
    before.stop()
    for (const server of servers) server.kill()
    await partners.stop()
  }
}

/** The account that members pay to, and a game; answers the game. */
async function openShop(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `insert into operator_accounts (bank_name, bank_id, account_name) values ($1, $2, 'บจก. แสงทอง')`,
      [ours.bankName, ours.bankId],
    )
    await client.query(`insert into game_providers (code, name, rank) values ('EX', 'Example', 1)`)
    const { rows } = await client.query<{ uuid: string }>(
      `insert into games (game_code, name, name_en, provider, category, rank, search_key)
        values ('G-1', 'มังกรทอง', 'Golden Dragon', 'EX', 'slot', 1, 'goldendragon') returning uuid`,
    )
    return rows[0]!.uuid
  } finally {
    await client.end()
  }
}
