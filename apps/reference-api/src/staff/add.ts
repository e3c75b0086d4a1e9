import * as v from 'valibot'
import { openDatabase } from '../database/open.ts'
import { operationsAs } from '../operations/operations.ts'
import { roles } from '../operations/roles.ts'
import { CannotStart, readEnvironment } from '../start/environment.ts'
import { explain } from '../start/explain.ts'
import { identityKeyOf } from '../start/identityKey.ts'
import { newStaff } from './newStaff.ts'

const [username, ...wanted] = process.argv.slice(2)
try {
  const read = v.safeParse(v.pipe(v.array(v.picklist(roles)), v.minLength(1)), wanted)
  if (!username || !read.success)
    throw new CannotStart(`Name an account and its roles: staff:add somchai owner (of ${roles.join(', ')})`)
  const environment = readEnvironment(process.env)
  const { database, close } = await openDatabase(environment.database)
  try {
    const { passwordCost } = environment
    const identityKey = identityKeyOf(environment)
    const { account, password, address } = await newStaff(
      { identityKey, passwordCost },
      username,
      read.output,
    )
    await operationsAs({ database, clock: () => new Date() }, { kind: 'JOB', name: 'staff:add' }).addStaff(
      account,
    )
    console.log(
      `${username} signs in at /desk with the password ${password}\nand the codes of an authenticator app: ${address}\nNeither is shown again.`,
    )
  } finally {
    await close()
  }
} catch (fault) {
  console.error(explain(fault))
  process.exitCode = 2
}
