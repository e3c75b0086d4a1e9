import type { Server } from 'node:http'
import { join } from 'node:path'
import { serveSite } from '@member/brand-build/preview'
import { freePort } from '@member/testing/free-port'
import { builtDir } from '../build/places.ts'
import { Bank } from './bank.ts'
import { BackOffice } from './backOffice.ts'
import { call, logIn, type Person } from './person.ts'
import { ApiServer } from './answers.ts'
import { seededData } from './seedOnce.ts'

export class Operator {
  readonly site: string
  readonly server: ApiServer
  readonly bank: Bank
  readonly backOffice: BackOffice
  readonly #serving: Server
  #announcements: Promise<string[]> | undefined

  private constructor(site: string, server: ApiServer, serving: Server) {
    this.site = site
    this.server = server
    this.#serving = serving
    this.bank = new Bank(server.url)
    this.backOffice = new BackOffice(server.url)
  }

  static async open(brand: string): Promise<Operator> {
    const server = await ApiServer.prepare(brand, seededData())
    try {
      return await Operator.#serve(brand, server)
    } catch (cause) {
      await server.remove()
      throw cause
    }
  }

  static async #serve(brand: string, server: ApiServer): Promise<Operator> {
    await server.start()
    // Journeys check exact amounts, independent of promotions at some times of day.
    await new BackOffice(server.url).endPromotion()
    // Members deposit with slips by default.
    await new Bank(server.url).set({ feed: 'off' })
    const port = await freePort()
    const serving = await serveSite({ folder: join(builtDir, brand), port, api: server.url })
    return new Operator(`http://localhost:${port}`, server, serving)
  }

  demo(): Promise<Person> {
    return logIn(this.server.url, 'demo1234', 'demo-pass-1234')
  }

  newcomer(): Promise<Person> {
    return logIn(this.server.url, 'empty123', 'empty-pass-1234')
  }

  announcements(): Promise<string[]> {
    this.#announcements ??= this.#askAnnouncements()
    return this.#announcements
  }

  async #askAnnouncements(): Promise<string[]> {
    const path = '/api/auth/announcement'
    const announcements = await call<{ uuid: string }[]>(this.server.url, await this.demo(), 'GET', path)
    return announcements.map(({ uuid }) => uuid)
  }

  cutConnections(): void {
    this.#serving.closeAllConnections()
  }

  async close(): Promise<void> {
    this.#serving.closeAllConnections()
    this.#serving.close()
    await this.server.remove()
  }
}
