import { resolve } from 'node:path'
import { readEnvironment } from '../../main/environment.ts'
import { CannotStart } from '../../values/cannotStart.ts'
import { explain } from '../../main/explain.ts'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'
import { verify } from './verify.ts'

const [tool = '', file] = process.argv.slice(2)
// pnpm runs a script in its package's folder; resolve the path from the caller's.
const path = () => {
  if (!file) throw new CannotStart(`Name a file: db:${tool} ./backup`)
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), file)
}

try {
  const { database } = readEnvironment(process.env)
  if (tool === 'backup') {
    await backUp(database, path())
    console.log(`The backup is in ${path()}. It contains members’ data: protect it like the database.`)
  } else if (tool === 'restore') {
    await restore(database, path())
    console.log('The database is restored. Check the ledger with `db:verify`.')
  } else {
    const { violations, lines, head } = await verify(database)
    for (const wrong of violations) console.error(wrong)
    console.log(
      `The log has ${lines} lines and ends in ${head || 'nothing'}: store this hash elsewhere. ${violations.length === 0 ? 'The ledger balances.' : `${violations.length} problems were found.`}`,
    )
    process.exitCode = violations.length === 0 ? 0 : 1
  }
} catch (fault) {
  console.error(explain(fault))
  process.exitCode = 2
}
