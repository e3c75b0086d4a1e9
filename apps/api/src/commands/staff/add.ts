import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { openDatabase } from '../../database/open.ts'
import { staff } from '../../database/schema.ts'
import { operationsAs } from '../../operations/operations.ts'
import { OperationRefused } from '../../domain/audit/refused.ts'
import { roles } from '../../services/actor.ts'
import { readEnvironment } from '../../main/environment.ts'
import { CannotStart } from '../../values/cannotStart.ts'
import { explain } from '../../main/explain.ts'
import { identityKeyOf } from '../../main/identityKey.ts'
import { newStaff } from '../../operations/staff/newStaff.ts'

const usage = `Name an account and its roles: staff:add somchai owner (of ${roles.join(', ')}); or confirm an account that an owner has invited: staff:add --confirm somchai`
const Wanted = v.union([
  v.tuple([v.literal('--confirm'), v.string()]),
  v.tupleWithRest([v.string(), v.picklist(roles)], v.picklist(roles)),
])

try {
  const read = v.safeParse(Wanted, process.argv.slice(2))
  if (!read.success) throw new CannotStart(usage)
  const environment = readEnvironment(process.env)
  const { database, close } = await openDatabase(environment.database)
  const operations = operationsAs({ database, clock: () => new Date() }, { kind: 'JOB', name: 'staff:add' })
  const confirm = async (username: string) => {
    const [found] = await database.select().from(staff).where(eq(staff.username, username))
    if (!found) throw new CannotStart(`There is no staff account ${username}.`)
    if (found.confirmedBy) throw new CannotStart(`${username} is confirmed already, by ${found.confirmedBy}.`)
    await operations.confirmStaff(found.uuid)
    console.log(`${username} may approve as a second person.`)
  }
  try {
    const [first, second, ...more] = read.output
    if (first === '--confirm') await confirm(second)
    else {
      const { passwordCost } = environment
      const services = { identityKey: identityKeyOf(environment), passwordCost }
      const wanted = v.parse(v.array(v.picklist(roles)), [second, ...more])
      const { account, password, address } = await newStaff(services, first, wanted)
      await operations.addStaff(account)
      console.log(
        `${first} signs in at /desk with the password ${password}\nand the codes of an authenticator app: ${address}\nNeither is shown again.`,
      )
    }
  } finally {
    await close()
  }
} catch (fault) {
  console.error(fault instanceof OperationRefused ? fault.message : explain(fault))
  process.exitCode = 2
}
