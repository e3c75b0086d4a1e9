import { maskBankId } from './maskAccount.ts'

type Described = { name: string; message: string; stack: string[] | undefined; cause?: Described | string }

/** Describes an error with its causes for the log, without members' data. */
export function describeFault(fault: unknown): Described | string {
  if (!(fault instanceof Error)) return masked(String(fault))
  return {
    name: fault.name,
    message: messageOf(fault),
    stack: fault.stack?.split('\n').filter(isFrame).slice(0, 11),
    ...(fault.cause !== undefined && { cause: describeFault(fault.cause) }),
  }
}

const isFrame = (line: string) => /^\s+at /.test(line)

function messageOf(fault: Error): string {
  if (fault.message.startsWith('Failed query')) return 'a query failed'
  // PostgreSQL's error message quotes values.
  return 'severity' in fault && 'code' in fault ? `PostgreSQL ${String(fault.code)}` : masked(fault.message)
}

/** Masks account and phone numbers except their last four digits. Digits within ids stay. */
const masked = (text: string) => text.replaceAll(/(?<![\w-])\d{8,16}(?![\w-])/g, maskBankId)
