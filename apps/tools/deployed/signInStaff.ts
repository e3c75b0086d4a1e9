import { URI } from 'otpauth'
import { runBuilt, type Environment } from './builtServer.ts'

export async function signInStaff(folder: string, environment: Environment, url: string): Promise<string[]> {
  const printed = await runBuilt(folder, ['staff.js', 'somchai', 'owner'], environment)
  const password = /the password (\S+)/.exec(printed)?.[1] ?? ''
  const address = /otpauth:\S+/.exec(printed)?.[0] ?? ''
  const code = URI.parse(address).generate()
  const answer = await fetch(`${url}/desk/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username: 'somchai', password, code }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const backOffice = await fetch(`${url}/desk`, { headers: { cookie }, redirect: 'manual' })
  const letters = await fetch(`${url}/operator/400.ttf`, { headers: { cookie } })
  return [backOffice, letters].flatMap(({ status, url: asked }) =>
    status === 200 ? [] : [`staff who signed in got ${status} from ${asked}`],
  )
}
