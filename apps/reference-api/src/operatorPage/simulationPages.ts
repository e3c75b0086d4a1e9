import type { Router } from '../app.ts'
import { bankPage } from '../bank/page/bankPage.ts'
import { deskPage } from '../desk/deskPage.ts'
import { playPage } from '../gameProvider/page/playPage.ts'
import { messagesPage } from '../notify/page/messagesPage.ts'
import { simulatedSites } from '../simulatedSites/simulatedSites.ts'
import { operatorPage } from './operatorPage.ts'

/** The pages that exist only with SIMULATE=1. */
export const simulationPages: Router[] = [
  bankPage,
  messagesPage,
  deskPage,
  playPage,
  simulatedSites,
  operatorPage,
]
