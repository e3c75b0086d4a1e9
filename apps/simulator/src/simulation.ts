import { staffAssets } from '@member/staff-page/assets'
import { Hono } from 'hono'
import { backOffice } from '@member/backoffice'
import { backOfficeServices } from '@member/api/operations'
import type { Adapters, AppEnv, Router } from '@member/api/main'
import { bankPage } from './bank/page/bankPage.ts'
import { simulatedBank } from './bank/simulatedBank.ts'
import { playPage } from './games/page/playPage.ts'
import { simulatedGames, type Place } from './games/simulatedGames.ts'
import { gamesPage } from './games/switches/gamesPage.ts'
import { messagesPage, simulatedNotifier } from './messages/simulatedNotifier.ts'
import { asOperator, operatorOnly } from './operator.ts'
import { simulatedSites } from './sites/simulatedSites.ts'

/** Creates simulated bank, games and phones as adapters, with the pages of a demonstration. */
export function simulation(place: Place): { adapters: Adapters; pages: Router[] } {
  const pages: Router[] = [
    (services) => backOffice(backOfficeServices(services), asOperator(services)),
    simulatedSites,
    (services) => new Hono<AppEnv>().use('/operator/*', operatorOnly(services)).route('/', staffAssets()),
  ]
  const adapters: Adapters = {
    BANK_ADAPTER: (given) => {
      pages.push((services) => bankPage(given, operatorOnly(services)))
      return simulatedBank(given)
    },
    GAMES_ADAPTER: (given) => {
      pages.push(
        (services) => playPage(given, services),
        (services) => gamesPage(given, operatorOnly(services)),
      )
      return simulatedGames(given, place)
    },
    NOTIFY_ADAPTER: (given) => {
      pages.push((services) => messagesPage(given, operatorOnly(services)))
      return simulatedNotifier(given)
    },
    BACK_OFFICE_ADAPTER: undefined,
  }
  return { adapters, pages }
}
