import type { Router } from '../services/services.ts'
import { bankPage } from './bank/page/bankPage.ts'
import { deskPage } from '../backoffice/deskPage.ts'
import { playPage } from './games/page/playPage.ts'
import { messagesPage } from './messages/messagesPage.ts'
import { simulatedSites } from './sites/simulatedSites.ts'
import { operatorPage } from '../staffPage/operatorPage.ts'

export const simulationPages: Router[] = [
  bankPage,
  messagesPage,
  deskPage,
  playPage,
  simulatedSites,
  operatorPage,
]
