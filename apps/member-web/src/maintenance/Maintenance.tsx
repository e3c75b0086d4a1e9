import { MaintenanceScreen } from '@member/landing/maintenance/MaintenanceScreen'
import { MainLine } from '@member/support/main-line'
import { useAtomValue } from 'jotai'
import { operationAtom } from '../site/site.ts'

export function Maintenance() {
  const { message, until } = useAtomValue(operationAtom) ?? {}
  return <MaintenanceScreen message={message} until={until} contact={<MainLine />} />
}
